// The lesson that was begun last, and the way there, kept so that one can go on another day.

import type { Deck } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import * as v from 'valibot';
import { orMissing, parseJson } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { type Course, ourCourse, readCourse } from './course.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';

const KEY = 'lesson';

const StoredLesson = v.object({ id: orMissing(v.string()), moves: orMissing(v.array(v.unknown())) });

/** Where to go on: the place of a lesson, and the way there; what cannot be read is as if nothing had been begun. */
export function keptLesson(
  store: KeyValueStore,
  deck: Deck,
): { readonly step: number; readonly course: Course } {
  const stored = parseJson(StoredLesson, store.read(KEY));
  const step = Math.max(
    0,
    LESSON_LIST.findIndex((lesson) => lesson.id === stored?.id),
  );
  const lesson = LESSON_LIST[step];
  const course = lesson && readCourse(lesson, deck, stored?.moves ?? []);
  return { step, course: course ?? ourCourse(deck) };
}

export function keepLesson(store: KeyValueStore, { id, from }: Lesson, course: Course): void {
  store.write(KEY, JSON.stringify({ id, moves: course.slice(0, from).map(makeMove) }));
}

/** The lessons are over: the next visit starts from the first one. */
export const forgetLesson = (store: KeyValueStore): void => store.remove(KEY);
