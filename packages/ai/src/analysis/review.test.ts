import {
  type Game,
  legalMoves,
  mustPlay,
  opponent,
  positionsOf,
  score,
  SEATS,
  skipped,
  undo,
} from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { finish, late } from '../../test/games.ts';
import { expectPartsToAddUp } from '../../test/reviewParts.ts';
import { makeBot } from '../players/bot.ts';
import { adviceOf } from '../grades/advice.ts';
import { balanceOf } from '../grades/balance.ts';
import type { Grade } from '../grades/grade.ts';
import { marginsOf } from '../grades/margins.ts';
import { isReported, THRESHOLDS } from '../grades/marks.ts';
import { mistakesOf } from '../grades/mistakes.ts';
import { review } from './review.ts';
import { summarize } from '../grades/summary.ts';
import { partsOf } from '../grades/parts.ts';
import { swingOf } from '../grades/swing.ts';

const random = makeBot('random', dice('review'));
const greedy = makeBot('greedy', dice(''));

/** Finished games, one of them from the deal on, and their grades with a small budget. */
const games: readonly Game[] = [
  finish(late('parts', 15), { first: random, second: greedy }),
  finish(late('parts 2', 9), { first: greedy, second: random }),
  finish(late('parts 3', 6), { first: greedy, second: greedy }),
];
const reviewed = games.map((game) => ({ game, grades: review(game, { nodes: 2500 }).grades }));

describe('a review', () => {
  it('explains every point: the parts add up to each loss, and to each player’s total', () => {
    for (const { game, grades } of reviewed) expectPartsToAddUp(game, grades);
  });

  it('marks decisions by the table of thresholds', () => {
    const seen = new Set<string>();
    for (const { game, grades } of reviewed)
      for (const { at, seat, played, lost, uncertainty, mark, difference } of grades) {
        seen.add(mark);
        const before = undo(game, game.moves.length - at);
        expect(mark === 'best').toBe(lost === 0);
        expect(['best', 'good'].includes(mark)).toBe(lost <= uncertainty);
        if (mark === 'inaccuracy') expect(lost).toBeLessThan(THRESHOLDS.mistake);
        if (mark === 'mistake') expect(lost).toBeGreaterThanOrEqual(THRESHOLDS.mistake);
        if (mark !== 'costlyGift') continue;
        expect(played.move.type).toBe('draft');
        expect(skipped(before.circle, played.move.card).length).toBeGreaterThan(0);
        expect(-2 * difference[opponent(seat)].total).toBeGreaterThanOrEqual(lost);
      }
    expect([...seen].toSorted()).toEqual(['best', 'costlyGift', 'good', 'inaccuracy', 'mistake']);
  });

  it('is certain only of what is proven', () => {
    for (const { grades } of reviewed)
      for (const { played, best, uncertainty } of grades)
        expect(uncertainty === 0).toBe(played.proven && best.proven);
  });

  it('continues where it was aborted', () => {
    const [{ game, grades }] = reviewed as [(typeof reviewed)[number]];
    const half = Math.ceil(grades.length / 2);
    let found = 0;
    const aborted = review(game, { nodes: 2500, aborted: () => found === half }, () => found++);
    expect(aborted.complete).toBe(false);
    expect(aborted.grades).toEqual(grades.slice(-half));
    const more: number[] = [];
    const whole = review(game, { nodes: 1250 }, ({ at }) => more.push(at), aborted.grades);
    expect(whole.complete).toBe(true);
    expect(more).toEqual(
      grades
        .slice(0, -half)
        .map(({ at }) => at)
        .toReversed(),
    );
    expect(whole.grades.slice(-half)).toEqual(aborted.grades);
    expectPartsToAddUp(game, whole.grades);
    expect(marginsOf(whole.grades).length).toBe(game.moves.length + 1);
  });

  it('continues a proof without proving it again', () => {
    const { game, grades } = reviewed[2]!;
    const proven = grades.filter(({ uncertainty }) => uncertainty === 0);
    expect(proven.length).toBeGreaterThan(4);
    const whole = review(game, { nodes: 2500 }, undefined, proven.slice(2));
    expect(whole.grades.slice(-proven.length).map(({ lost, uncertainty }) => [lost, uncertainty])).toEqual(
      proven.map(({ lost, uncertainty }) => [lost, uncertainty]),
    );
  });

  it('proves the last cards', () => {
    for (const { grades } of reviewed)
      for (const grade of grades.slice(-3)) expect(grade.played.proven && grade.best.proven).toBe(true);
  });
});

describe('the course of a game', () => {
  it('has a margin for every position, and ends with the result', () => {
    for (const { game, grades } of reviewed) {
      const margins = marginsOf(grades);
      expect(margins.length).toBe(game.moves.length + 1);
      const { first, second } = score(game);
      expect(margins.at(-1)).toEqual({ value: first.total - second.total, uncertainty: 0, proven: true });
      for (const { uncertainty, proven } of margins) expect(uncertainty === 0).toBe(proven);
      // What is proven is not smoothed away.
      grades.forEach(({ margins: { before } }, i) => {
        if (before.proven) expect(margins[i]).toEqual(before);
      });
    }
    expect(marginsOf([])).toEqual([]);
  });

  it('falls by exactly what proven moves lose', () => {
    for (const { grades } of reviewed) {
      const margins = marginsOf(grades);
      const certain = [...grades.entries()].filter(([, { uncertainty }]) => uncertainty === 0);
      const falls = certain.map(([i]) => margins[i]!.value - margins[i + 1]!.value);
      expect(falls).toEqual(certain.map(([, { seat, lost }]) => (seat === 'first' ? lost : -lost + 0)));
    }
  });

  it('follows the losses where positions were valued inconsistently', () => {
    const [{ grades }] = reviewed as [(typeof reviewed)[number]];
    const shaken = grades.map((grade, i): Grade => {
      const { before } = grade.margins;
      const value = before.value + (before.proven ? 0 : i % 2 === 0 ? 3 : -3);
      return { ...grade, lost: 0, margins: { ...grade.margins, before: { ...before, value } } };
    });
    const jumps = (values: readonly number[]): number =>
      values.slice(1).reduce((sum, value, i) => sum + Math.abs(value - values[i]!), 0);
    const valued = shaken.map(({ margins }) => margins.before.value);
    expect(jumps(marginsOf(shaken).map(({ value }) => value))).toBeLessThan(jumps(valued) / 2);
  });
});

describe('a summary', () => {
  it('says what to practice, if anything', () => {
    for (const { grades } of reviewed)
      for (const seat of SEATS) {
        const { total, practice } = summarize(grades, seat);
        expect(practice.length > 0).toBe(total > 0);
        expect(practice.length).toBeLessThanOrEqual(2);
      }
    const { total, practice, lines } = summarize([], 'first');
    expect([total, practice, lines]).toEqual([0, [], []]);
  });
});

describe('the balance of a game', () => {
  it('leads from the expected margin to the result, the same for both players', () => {
    for (const { game, grades } of reviewed) {
      const [one, other] = SEATS.map((seat) => balanceOf(grades, seat));
      expectPartsToAddUp(game, grades);
      expect(one?.own).toBe(0 - (other?.other ?? 0));
      expect(one?.correction).toBe(0 - (other?.correction ?? 0));
    }
    expect(balanceOf([], 'first')).toBe(undefined);
  });
});

describe('advice', () => {
  it('has the figures of the game', () => {
    for (const { game, grades } of reviewed)
      for (const seat of SEATS) {
        const advice = adviceOf(game, grades, seat);
        const { practice, total } = summarize(grades, seat);
        expect(advice.map(({ topic }) => topic)).toEqual(practice.map(({ topic }) => topic));
        for (const one of advice) {
          const grade = grades[one.at]!;
          expect(grade.seat === seat && isReported(grade)).toBe(true);
          if ('lost' in one) {
            expect(one.lost).toBeGreaterThanOrEqual(grade.lost);
            expect(one.of).toBe(total);
          }
          if (one.topic === 'terrain') expect(one.group).toBeLessThanOrEqual(one.of);
          if (one.topic === 'card' && one.towns)
            expect(one.own - one.other).toBe(one.towns.other - one.towns.own);
        }
      }
  });
});

/** The opponent gained by the player's moves, and the player's own mountains lost nothing in the end. */
function gradesWithoutOwnLoss(): readonly Grade[] {
  const [{ grades }] = reviewed as [(typeof reviewed)[number]];
  const [one, other] = grades.filter((grade) => grade.seat === 'first') as [Grade, Grade];
  const difference = ({
    own,
    theirs,
  }: {
    readonly own: number;
    readonly theirs: number;
  }): Grade['difference'] => {
    const tallies = (points: number) => ({
      ...one.difference.first,
      terrains: { desert: 0, forest: 0, mountains: points, plains: 0, snow: 0, water: 0 },
      bonuses: one.difference.first.bonuses.map((bonus) => ({ ...bonus, points: 0 })),
      total: points,
    });
    return { first: tallies(own), second: tallies(theirs) };
  };
  const lossOf = (grade: Grade, points: { readonly own: number; readonly theirs: number }): Grade => ({
    ...grade,
    lost: points.own - points.theirs,
    uncertainty: 0,
    mark: 'mistake',
    difference: difference(points),
  });
  return [lossOf(one, { own: 2, theirs: -6 }), lossOf(other, { own: -2, theirs: -8 })];
}

describe('advice about a line of the tally', () => {
  it('is about points that the player would have gained, at the move that it names', () => {
    let count = 0;
    for (const { game, grades } of reviewed)
      for (const seat of SEATS)
        for (const one of adviceOf(game, grades, seat)) {
          if (one.topic !== 'terrain' && one.topic !== 'card') continue;
          count++;
          const ownOf = (parts: ReturnType<typeof partsOf>) =>
            parts.find(({ line }) =>
              one.topic === 'terrain'
                ? 'terrain' in line && line.terrain === one.terrain
                : 'card' in line && line.card === one.card,
            )!.own;
          const { lines, total } = summarize(grades, seat);
          expect(ownOf(lines)).toBeGreaterThanOrEqual(total / 4);
          if (one.topic === 'card') expect(one.cost).toBe(ownOf(lines));
          const named = ownOf(partsOf(grades[one.at]!));
          expect(named).toBeGreaterThan(0);
          for (const grade of grades.filter((some) => some.seat === seat && isReported(some)))
            expect(ownOf(partsOf(grade))).toBeLessThanOrEqual(named);
        }
    expect(count).toBeGreaterThan(0);
  });

  it('is not given where only the opponent gained', () => {
    const [{ game }] = reviewed as [(typeof reviewed)[number]];
    const grades = gradesWithoutOwnLoss();
    expect(summarize(grades, 'first').total).toBe(14);
    expect(adviceOf(game, grades, 'first').map(({ topic }) => topic)).not.toContain('terrain');
  });
});

describe('a swing', () => {
  it('is what the tallies say about a best move', () => {
    const swings = reviewed.flatMap(({ game, grades }) => {
      const positions = positionsOf(game);
      return grades.flatMap((grade) => {
        const swing = swingOf(positions, grade);
        return swing ? [{ grade, swing, positions }] : [];
      });
    });
    expect(swings.length).toBeGreaterThan(0);
    for (const { grade, swing, positions } of swings) {
      expect(grade.mark).toBe('best');
      const { seat, at } = grade;
      expect(swing.change[seat].total - swing.change[opponent(seat)].total).toBeGreaterThanOrEqual(5);
      if (swing.by === 'gift') continue;
      const [before, after] = [score(positions[at]!), score(positions[at + 1]!)];
      expect(swing.change[seat].total).toBe(after[seat].total - before[seat].total);
    }
  });
});

describe('mistakes', () => {
  it('are positions with better answers that are legal', () => {
    for (const { game, grades } of reviewed) {
      const mistakes = mistakesOf(game, grades);
      expect(mistakes.length).toBe(grades.filter(isReported).length);
      for (const { position, seat, played, answers, lost } of mistakes) {
        expect(position.phase !== 'over' && position.seat).toBe(seat);
        expect(legalMoves(position)).toContainEqual(played);
        expect(answers).not.toContainEqual(played);
        for (const answer of answers) mustPlay(position, answer);
        expect(lost).toBeGreaterThan(0);
      }
    }
  });
});
