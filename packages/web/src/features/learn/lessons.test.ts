import { type Game, legalMoves, type Move, outcome, play, score, seatToMove } from '@wagons/rules';
import { LESSONS } from '@wagons/words/areas';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import {
  answersTo,
  bestAnswer,
  cornersOf,
  LEARNER,
  lineOf,
  pointsAfter,
  pointsNow,
  slipOf,
} from './goals.ts';
import { type Lesson, LESSON_LIST, lessonGame } from './lessons.ts';
import { startOf } from './lessonTable.ts';
import { teach, type Pupil } from './pupil.ts';

const deck = baseDeck();
const after = (game: Game, move: Move): Game => {
  const next = play(game, move);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
};
const lesson = (id: Lesson['id']): Lesson => {
  const found = LESSON_LIST.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
/** The moves that a lesson accepts at its beginning. */
const accepted = (one: Lesson): readonly Move[] => {
  const start = startOf(one, deck);
  return legalMoves(start).filter((move) => slipOf(one, start, move) === undefined);
};
/** The most points that any legal answer brings, whether it solves the lesson or not. */
const mostPoints = (one: Lesson, game: Game): number =>
  Math.max(...answersTo(one, game).map((move) => pointsAfter(game, move, 'total')));
const doing = LESSON_LIST.filter(({ moves }) => moves > 0);

test('there are at most ten lessons, in the order of a game', () => {
  const game = lessonGame(deck);
  expect(game.phase).toBe('over');
  expect(LESSON_LIST.length).toBeLessThanOrEqual(10);
  expect(LESSON_LIST.map(({ id }) => id)).toEqual(Object.keys(LESSONS));
  let last = 0;
  for (const { from, moves } of LESSON_LIST) {
    expect(from).toBeGreaterThanOrEqual(last);
    last = from + moves;
  }
  expect(last).toBe(game.moves.length);
});

describe.each(doing)('the lesson $id', (one) => {
  const start = startOf(one, deck);

  test('begins when it is the learner’s turn', () => {
    expect(seatToMove(start)).toBe(LEARNER);
    expect(start.moves).toHaveLength(one.from);
  });

  test('shows an answer that solves it and scores at least as much as any other', () => {
    let now = start;
    for (let made = 0; made < one.moves; made++) {
      const shown = bestAnswer(one, now);
      if (!shown) throw new Error(one.id);
      expect(slipOf(one, now, shown)).toBeUndefined();
      expect(pointsAfter(now, shown, 'total')).toBe(mostPoints(one, now));
      if (one.outline) expect(shown).toMatchObject({ cell: one.outline });
      now = after(now, shown);
    }
  });

  test('has a word for every way to miss it, and each can happen', () => {
    const slips = legalMoves(start).flatMap((move) => slipOf(one, start, move) ?? []);
    expect([...new Set(slips)].toSorted()).toEqual([...LESSONS[one.id]].toSorted());
  });

  test('never gets stuck: after each right move there is another, until it is done', () => {
    let positions = [start];
    for (let made = 0; made < one.moves; made++) {
      for (const now of positions) expect(legalMoves(now).some((move) => !slipOf(one, now, move))).toBe(true);
      positions = positions.flatMap((now) =>
        legalMoves(now)
          .filter((move) => slipOf(one, now, move) === undefined)
          .map((move) => after(now, move)),
      );
    }
  });

  test('begins with less than it asks for', () => {
    const reached = one.wants.filter(
      (want) => want.is === 'line' && pointsNow(start, want.line) >= want.atLeast,
    );
    expect(reached).toEqual([]);
  });
});

describe('what the lessons claim', () => {
  test('take: the next card is asked for; gift: it lies one behind the next, with three mines', () => {
    expect(startOf(lesson('take'), deck).circle[0]).toBe('fortified');
    const { circle } = startOf(lesson('gift'), deck);
    expect(circle[1]).toBe('the-herd');
    const mines = (id: string): number =>
      deck.cards.find((card) => card.id === id)?.territories.filter(({ icon }) => icon === 'mine').length ??
      0;
    expect(circle.filter((id) => mines(id) >= 3)).toEqual(['the-herd']);
    expect(mines(circle[0] ?? '')).toBe(0);
  });

  test('edge: the corners are refused, with the rule that says so', () => {
    const start = startOf(lesson('edge'), deck);
    const corners = cornersOf(start);
    expect(corners.map(({ x, y }) => `${x},${y}`).toSorted()).toEqual(['-2,-2', '-2,2', '2,-2', '2,2']);
    for (const cell of corners) {
      const laid = play(start, { type: 'place', card: 'the-herd', cell, rotation: 'upright' });
      expect(laid).toMatchObject({ ok: false, error: { why: 'cornerOnly', rule: 'P3' } });
    }
  });

  test('free: the opponent skipped two cards', () => {
    const start = startOf(lesson('free'), deck);
    expect(start.phase === 'place' && start.held).toEqual([
      { seat: LEARNER, card: 'prairie-life', free: true },
      { seat: LEARNER, card: 'one-too-many', free: true },
    ]);
  });

  test.each([
    ['group', 2, 5],
    ['turn', 0, 4],
    ['cover', 2, 4],
    ['bonus', 4, 6],
    ['end', 33, 38],
  ] as const)('%s: from %i to %i points', (id, now, want) => {
    const one = lesson(id);
    const line = lineOf(one) ?? 'total';
    const start = startOf(one, deck);
    expect(pointsNow(start, line)).toBe(now);
    expect(one.wants.find((wish) => wish.is === 'line')?.atLeast).toBe(want);
    const reached = legalMoves(start).map((move) => pointsAfter(start, move, line));
    expect(Math.max(...reached)).toBeGreaterThanOrEqual(want);
  });

  test('group: it can be done without turning and without covering', () => {
    const start = startOf(lesson('group'), deck);
    const plain = { ...lesson('group'), wants: [{ is: 'beside' }, ...lesson('group').wants] } as const;
    const ways = legalMoves(start).filter(
      (move) => move.type === 'place' && move.rotation === 'upright' && !slipOf(plain, start, move),
    );
    expect(ways.length).toBeGreaterThan(0);
  });

  test('turn: upright it is impossible', () => {
    const start = startOf(lesson('turn'), deck);
    const upright = legalMoves(start).filter((move) => move.type === 'place' && move.rotation === 'upright');
    expect(upright.some((move) => pointsAfter(start, move, 'badlands') > 0)).toBe(false);
  });

  test('cover: without covering it is impossible', () => {
    const start = startOf(lesson('cover'), deck);
    const beside = { ...lesson('cover'), wants: [{ is: 'beside' }] } as const;
    const ways = legalMoves(start).filter((move) => slipOf(beside, start, move) === undefined);
    expect(ways.some((move) => pointsAfter(start, move, 'forest') >= 4)).toBe(false);
  });

  test('end: doing what is asked for wins', () => {
    const one = lesson('end');
    for (const move of accepted(one)) {
      const end = after(startOf(one, deck), move);
      expect(end.phase).toBe('over');
      expect(outcome(score(end))).toBe(LEARNER);
    }
  });
});

describe('the learner', () => {
  const attempt = ({ turnDraft }: Pupil, move: Move): void => {
    if (move.type !== 'place') return turnDraft.pick(move.card);
    if (turnDraft.rotation.value !== move.rotation) turnDraft.turnCard();
    turnDraft.lift();
    turnDraft.choose(move.cell);
    return turnDraft.place();
  };

  test.each(doing)('reads why a move misses the goal of the lesson $id, and may try again', async (one) => {
    const pupil = teach(one, deck);
    const start = pupil.turnDraft.now.value;
    for (const slip of LESSONS[one.id]) {
      const wrong = legalMoves(start).find((move) => slipOf(one, start, move) === slip);
      if (wrong) attempt(pupil, wrong);
      expect(pupil.verdict.value).toMatchObject({ is: 'slip', slip });
      expect(pupil.hasErred.value).toBe(true);
      expect(pupil.turnDraft.now.value).toBe(start);
    }
    for (let made = 0; made < one.moves; made++) {
      const move = bestAnswer(one, pupil.turnDraft.now.value);
      if (move) attempt(pupil, move);
    }
    await Promise.resolve();
    expect(pupil.verdict.value).toEqual({ is: 'right' });
    expect(pupil.turnDraft.now.value.moves).toHaveLength(one.from + one.moves);
    expect(pupil.turnDraft.seat.value).toBeUndefined();
    pupil.leave();
  });

  test.each(doing)('may give every answer to the lesson $id that solves it', (one) => {
    const start = startOf(one, deck);
    for (const move of legalMoves(start)) {
      const pupil = teach(one, deck);
      attempt(pupil, move);
      const slip = slipOf(one, start, move);
      if (slip === undefined) {
        expect(pupil.table.pending.value).toEqual([move]);
        expect(pupil.verdict.value).toEqual(one.moves === 1 ? { is: 'right' } : undefined);
      } else {
        expect(LESSONS[one.id]).toContain(slip);
        expect(pupil.verdict.value).toMatchObject({ is: 'slip', slip, move });
        expect(pupil.table.pending.value).toEqual([]);
      }
      pupil.leave();
    }
  });

  test('may place both free cards anywhere', () => {
    const one = lesson('free');
    const start = startOf(one, deck);
    for (const first of answersTo(one, start)) {
      for (const second of answersTo(one, after(start, first))) {
        const pupil = teach(one, deck);
        for (const move of [first, second]) attempt(pupil, move);
        expect(pupil.verdict.value).toEqual({ is: 'right' });
        pupil.leave();
      }
    }
  });

  test.each(doing)('can be shown the lesson $id to its end', async (one) => {
    const pupil = teach(one, deck);
    for (let made = 0; made < one.moves; made++) {
      pupil.showMe();
      expect(pupil.verdict.value).toEqual({ is: 'shown' });
      if (pupil.turnDraft.card.value === undefined) pupil.turnDraft.pick(pupil.selected.value ?? '');
      else pupil.turnDraft.place();
    }
    await Promise.resolve();
    expect(pupil.verdict.value).toEqual({ is: 'right' });
    pupil.leave();
  });

  test('reads the rule when a card cannot go there', () => {
    const pupil = teach(lesson('edge'), deck);
    pupil.turnDraft.choose({ x: 2, y: 2 });
    expect(pupil.verdict.value).toEqual({ is: 'refused', illegal: { why: 'cornerOnly', rule: 'P3' } });
    pupil.turnDraft.choose({ x: 2, y: 1 });
    expect(pupil.verdict.value).toBeUndefined();
    pupil.turnDraft.place();
    expect(pupil.verdict.value).toEqual({ is: 'right' });
  });

  test('reads it by keyboard too, and what was said before is void', () => {
    const pupil = teach(lesson('edge'), deck);
    pupil.turnDraft.choose({ x: 2, y: 1 });
    for (let steps = 0; steps < 9 && !pupil.verdict.value; steps++) pupil.turnDraft.nudge('right');
    expect(pupil.verdict.value).toMatchObject({ is: 'refused', illegal: { why: 'touchesNothing' } });
    expect(pupil.hasErred.value).toBe(true);
    pupil.turnDraft.nudge('left');
    expect(pupil.verdict.value).toBeUndefined();
  });

  test('can read a scoring card while taking', () => {
    const pupil = teach(lesson('take'), deck);
    pupil.turnDraft.pick('the-herd');
    expect(pupil.verdict.value).toMatchObject({ is: 'slip', slip: 'card' });
    pupil.look('badlands');
    expect(pupil.verdict.value).toBeUndefined();
    expect(pupil.looked.value).toBe('badlands');
    pupil.turnDraft.pick('fortified');
    expect(pupil.verdict.value).toEqual({ is: 'right' });
  });
});
