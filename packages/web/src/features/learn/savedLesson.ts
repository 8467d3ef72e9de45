// Stores the current lesson and the moves before it.

import type { Deck } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import * as v from 'valibot';
import { orMissing, parseJson } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { LESSON_KEY, markLessonsFinished } from '../../kit/storage/lessonMark.ts';
import { type Course, ourCourse, readCourse } from './course.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';

const StoredLesson = v.object({ id: orMissing(v.string()), moves: orMissing(v.array(v.unknown())) });

/** The stored lesson and its course; the first lesson if unreadable. */
export function keptLesson(
  store: KeyValueStore,
  deck: Deck,
): { readonly step: number; readonly course: Course } {
  const stored = parseJson(StoredLesson, store.read(LESSON_KEY));
  const step = Math.max(
    0,
    LESSON_LIST.findIndex((lesson) => lesson.id === stored?.id),
  );
  const lesson = LESSON_LIST[step];
  const course = lesson && readCourse(lesson, deck, stored?.moves ?? []);
  return { step, course: course ?? ourCourse(deck) };
}

export function keepLesson(store: KeyValueStore, { id, from }: Lesson, course: Course): void {
  store.write(LESSON_KEY, JSON.stringify({ id, moves: course.slice(0, from).map(makeMove) }));
}

/** The tutorial is finished; the next visit starts over. */
export function forgetLesson(store: KeyValueStore): void {
  store.remove(LESSON_KEY);
  markLessonsFinished(store);
}
