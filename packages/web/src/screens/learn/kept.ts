// The lesson that was begun last, kept so that one can go on with it another day.

import type { LessonId } from '@wagons/words/lessons';
import { asWord, parseObject } from '../../store/json.ts';
import type { Shelf } from '../../store/shelf.ts';
import { LESSON_LIST } from './lessons.ts';

const KEY = 'lesson';

/** Where to go on: the place of a lesson; what cannot be read is as if nothing had been begun. */
export function keptLesson(shelf: Shelf): number {
  const found = parseObject(shelf.read(KEY));
  const id = asWord<LessonId>(
    LESSON_LIST.map((lesson) => lesson.id),
    found?.['id'],
  );
  return Math.max(
    0,
    LESSON_LIST.findIndex((lesson) => lesson.id === id),
  );
}

export function keepLesson(shelf: Shelf, id: LessonId): void {
  shelf.write(KEY, JSON.stringify({ id }));
}

/** The lessons are over: whoever comes again begins anew. */
export const forgetLesson = (shelf: Shelf): void => shelf.remove(KEY);
