import { makeMove } from '@wagons/rules/notation';
import { expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeKeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { courseAfter, leadsOn, ourCourse } from './course.ts';
import { forgetLesson, keepLesson, keptLesson } from './savedLesson.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';

const deck = baseDeck();
const lesson = (id: Lesson['id']): Lesson => {
  const found = LESSON_LIST.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('the lesson that was begun last is found again', () => {
  const store = makeKeyValueStore(undefined);
  expect(keptLesson(store, deck).step).toBe(0);
  keepLesson(store, lesson('cover'), ourCourse(deck));
  expect(LESSON_LIST[keptLesson(store, deck).step]?.id).toBe('cover');
  forgetLesson(store);
  expect(keptLesson(store, deck).step).toBe(0);
});

test.each(['', 'cover', '[]', '{"id":"rodeo"}', '{"id":7}'])('%s is as if nothing had been begun', (text) => {
  const store = makeKeyValueStore(undefined);
  store.write('lesson', text);
  expect(keptLesson(store, deck)).toEqual({ step: 0, course: ourCourse(deck) });
});

test('what was laid elsewhere than we thought lies there again', () => {
  const store = makeKeyValueStore(undefined);
  const first = ourCourse(deck).slice(0, lesson('edge').from);
  const own = { type: 'place', card: 'the-herd', cell: { x: 2, y: 0 }, rotation: 'upright' } as const;
  const course = courseAfter(deck, [...first, own]);
  expect(leadsOn(deck, course, lesson('free'))).toBe(true);
  keepLesson(store, lesson('free'), course);
  expect(keptLesson(store, deck).course).toEqual(course);
});

test('moves that lead nowhere are as if they had been ours', () => {
  const store = makeKeyValueStore(undefined);
  const moves = ourCourse(deck).slice(0, lesson('free').from).map(makeMove);
  for (const wrong of [moves.slice(1), [...moves.slice(1), 'fly'], [...moves.slice(0, -1), 7]]) {
    store.write('lesson', JSON.stringify({ id: 'free', moves: wrong }));
    expect(LESSON_LIST[keptLesson(store, deck).step]?.id).toBe('free');
    expect(keptLesson(store, deck).course).toEqual(ourCourse(deck));
  }
});
