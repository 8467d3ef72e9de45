import { expect, test } from 'vitest';
import { makeKeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { LESSON_LIST } from './lessons.ts';
import { forgetLesson, keepLesson, keptLesson } from './savedLesson.ts';

test('the lesson that was begun last is found again', () => {
  const store = makeKeyValueStore(undefined);
  expect(keptLesson(store)).toBe(0);
  for (const [step, lesson] of LESSON_LIST.entries()) {
    keepLesson(store, lesson);
    expect(keptLesson(store)).toBe(step);
  }
  forgetLesson(store);
  expect(keptLesson(store)).toBe(0);
});

test('a lesson saved by an earlier version is found by its name', () => {
  const store = makeKeyValueStore(undefined);
  store.write('lesson', '{"id":"cover","moves":["start circle-the-wagons"]}');
  expect(LESSON_LIST[keptLesson(store)]?.id).toBe('cover');
});

test.each(['', 'cover', '[]', '{"id":"rodeo"}', '{"id":7}', '{"id":"start"}'])(
  '%s is as if nothing had been begun',
  (text) => {
    const store = makeKeyValueStore(undefined);
    store.write('lesson', text);
    expect(keptLesson(store)).toBe(0);
  },
);
