import { expect, test } from 'vitest';
import { makeShelf } from '../../store/shelf.ts';
import { forgetLesson, keepLesson, keptLesson } from './kept.ts';
import { LESSON_LIST } from './lessons.ts';

test('the lesson that was begun last is found again', () => {
  const shelf = makeShelf(undefined);
  expect(keptLesson(shelf)).toBe(0);
  keepLesson(shelf, 'cover');
  expect(LESSON_LIST[keptLesson(shelf)]?.id).toBe('cover');
  forgetLesson(shelf);
  expect(keptLesson(shelf)).toBe(0);
});

test.each(['', 'cover', '[]', '{"id":"rodeo"}', '{"id":7}'])('%s is as if nothing had been begun', (text) => {
  const shelf = makeShelf(undefined);
  shelf.write('lesson', text);
  expect(keptLesson(shelf)).toBe(0);
});
