// Stores the current lesson.

import { Type } from 'typebox';
import { Lenient, parseJson } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { LESSON_KEY, markLessonsFinished } from '../../kit/storage/lessonMark.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';

const StoredLesson = Type.Object({ id: Lenient });

/** The index of the stored lesson; the first lesson if unreadable. */
export function keptLesson(store: KeyValueStore): number {
  const stored = parseJson(StoredLesson, store.read(LESSON_KEY));
  return Math.max(
    0,
    LESSON_LIST.findIndex((lesson) => lesson.id === stored?.id),
  );
}

export function keepLesson(store: KeyValueStore, { id }: Lesson): void {
  store.write(LESSON_KEY, JSON.stringify({ id }));
}

/** The tutorial is finished; the next visit starts over. */
export function forgetLesson(store: KeyValueStore): void {
  store.remove(LESSON_KEY);
  markLessonsFinished(store);
}
