// Tests of going on from what a learner has really laid.

import { legalMoves, type Move } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { viewsOf } from '../../play/table/preview.ts';
import { type Course, courseAfter, leadsOn, ourCourse } from './course.ts';
import { LEARNER, pointsAfter, slipOf } from './goals.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';
import { solutionOf, startOf } from './lessonTable.ts';
import { teach } from './pupil.ts';

const deck = baseDeck();
const lesson = (id: Lesson['id']): Lesson => {
  const found = LESSON_LIST.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const after = (one: Lesson): Lesson | undefined => LESSON_LIST[LESSON_LIST.indexOf(one) + 1];

const isTurned = (move: Move): boolean => move.type === 'place' && move.rotation === 'upsideDown';

/** The courses that a learner can take with the first card of a lesson. */
function ways(one: Lesson, course: Course = ourCourse(deck)): readonly Course[] {
  const start = startOf(one, deck, course);
  const next = after(one);
  return legalMoves(start)
    .filter((move) => slipOf(one, start, move) === undefined && (one.turns || !isTurned(move)))
    .map((move) => courseAfter(deck, [...course.slice(0, one.from), move]))
    .filter((own) => next === undefined || leadsOn(deck, own, next));
}

test('our own course leads on from every lesson', () => {
  for (const one of LESSON_LIST) expect(leadsOn(deck, ourCourse(deck), one), one.id).toBe(true);
});

test('beside the town a learner has a choice', () => {
  expect(ways(lesson('edge')).length).toBeGreaterThan(3);
});

test('whatever was laid elsewhere, a desert comes beside the gun only when its card is turned', () => {
  const turn = lesson('turn');
  for (const id of ['edge', 'free', 'group'] as const) {
    for (const course of ways(lesson(id))) {
      const start = startOf(turn, deck, course);
      const upright = legalMoves(start).filter((move) => !isTurned(move));
      expect(upright.some((move) => pointsAfter(start, move, 'badlands') >= 4)).toBe(false);
    }
  }
});

test('whatever was laid elsewhere, in the end every cow is happy', () => {
  const bonus = lesson('bonus');
  for (const id of ['edge', 'free', 'group', 'turn', 'cover'] as const) {
    for (const course of ways(lesson(id))) {
      const start = startOf(bonus, deck, course);
      for (const move of legalMoves(start)) {
        if (slipOf(bonus, start, move) !== undefined) continue;
        const end = startOf(lesson('end'), deck, courseAfter(deck, [...course.slice(0, bonus.from), move]));
        const cows = viewsOf(end)[LEARNER].territories.filter((territory) => territory?.icon === 'cow');
        expect(pointsAfter(start, move, 'happy-cows')).toBe(2 * cows.length);
      }
    }
  }
});

describe('a card laid elsewhere', () => {
  const edge = lesson('edge');
  const put = (course: Course, move: Move | undefined) => {
    const pupil = teach(edge, deck, course);
    if (move?.type === 'place') pupil.sitting.choose(move.cell);
    pupil.sitting.place();
    return pupil;
  };

  test('still lies there in the next lesson', () => {
    const own = ways(edge).map((course) => course[edge.from]);
    const ours = solutionOf(edge, deck)[0];
    for (const move of own) {
      const pupil = put(ourCourse(deck), move);
      expect(pupil.verdict.value).toEqual({ is: 'right' });
      expect(startOf(lesson('free'), deck, pupil.course()).moves[edge.from]).toEqual(move);
      pupil.leave();
    }
    expect(own).toContainEqual(ours);
  });

  test('is asked for elsewhere, where a later lesson could not be solved', () => {
    const start = startOf(edge, deck);
    const accepted = ways(edge).map((course) => course[edge.from]);
    const spoiling = legalMoves(start).filter(
      (move) =>
        !isTurned(move) &&
        slipOf(edge, start, move) === undefined &&
        !accepted.some((one) => JSON.stringify(one) === JSON.stringify(move)),
    );
    expect(spoiling.length).toBeGreaterThan(0);
    for (const move of spoiling) {
      const pupil = put(ourCourse(deck), move);
      expect(pupil.verdict.value).toMatchObject({ is: 'slip', slip: 'elsewhere' });
      expect(pupil.solution()).toEqual(solutionOf(edge, deck)[0]);
      expect(pupil.course()).toEqual(ourCourse(deck));
      pupil.leave();
    }
  });
});
