import { type Game, legalMoves, mustPlay, newGame, opponent, score, undo } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { deckFile } from '../../../rules/test/table.ts';
import { finish, late, tiedDeck } from '../../test/games.ts';
import { makeBot } from '../players/bot.ts';
import { BUDGETS } from '../service/budgets.ts';
import { solve } from '../solver/solve.ts';
import { deepHint, hint } from './hint.ts';
import { makeProspect, type Prospect, type TallyDifference } from '../grades/prospect.ts';
import type { Grade } from '../grades/grade.ts';
import { review } from './review.ts';

const random = makeBot('random', dice('analysis'));
const greedy = makeBot('greedy', dice(''));
const finished = (seed: string): Game => finish(late(seed), { first: random, second: greedy });

/** The line of a prospect is legal and ends with its tallies, whose difference is its value. */
function expectSound(game: Game, seat: 'first' | 'second', prospect: Prospect): void {
  expect(prospect.line[0]).toEqual(prospect.move);
  const end = prospect.line.reduce(mustPlay, game);
  expect(prospect.tallies).toEqual(score(end));
  expect(prospect.value).toBe(prospect.tallies[seat].total - prospect.tallies[opponent(seat)].total);
  if (prospect.proven) expect(end.phase).toBe('over');
}

describe('analysis of a position', () => {
  it('returns moves with lines and tallies, best first', () => {
    for (const cards of [15, 9, 5, 2]) {
      const game = cards === 15 ? newGame('look', deckFile('base')) : late(`look ${cards}`, cards);
      const { candidates, seat } = deepHint(game, { nodes: 400 });
      if (game.phase === 'over') throw new Error('a late game is not over');
      expect(seat).toBe(game.seat);
      expect(candidates.length).toBe(Math.min(3, legalMoves(game).length));
      for (const candidate of candidates) {
        expectSound(game, seat, candidate);
        expect(candidate.line.reduce(mustPlay, game).phase).toBe('over');
      }
      const values = candidates.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(candidates.map(({ move }) => makeMove(move))).size).toBe(candidates.length);
    }
  });

  it('proves the last cards and agrees with the solver', () => {
    for (let i = 0; i < 6; i++) {
      const game = late(`certain ${i}`, 2);
      const { candidates, seat } = deepHint(game, {});
      const solution = solve(game, {});
      expect(candidates.every(({ proven }) => proven)).toBe(true);
      expect(solution).toMatchObject({ value: candidates[0].value * (seat === 'first' ? 1 : -1) });
      expect(candidates.map(({ value }) => value)).toEqual(
        candidates.map(({ value }) => value).toSorted((a, b) => b - a),
      );
    }
  });

  it.each([
    ['zero nodes', { nodes: 0 }],
    ['negative nodes', { nodes: -5 }],
    ['no time', { time: { milliseconds: 0, now: () => 7 } }],
    ['an immediate abort', { aborted: () => true }],
  ])('returns a candidate with a budget of %s', (_, budget) => {
    for (const game of [newGame('zero', deckFile('base')), late('zero', 4)]) {
      const { candidates, seat } = deepHint(game, budget);
      expect(legalMoves(game).map(makeMove)).toContain(makeMove(candidates[0].move));
      for (const candidate of candidates) expectSound(game, seat, candidate);
    }
  });

  it('returns a candidate even if conditions depend on both towns cell by cell', () => {
    const game = late('tied', 7, tiedDeck());
    const { candidates, seat } = deepHint(game, { nodes: 100 });
    expectSound(game, seat, candidates[0]);
  });

  it('refuses a finished game', () => {
    expect(() => deepHint(finished('over'), {})).toThrow('a finished game has no move to look into');
  });
});

describe('a hint', () => {
  it('returns moves with lines and tallies, best first, within its budget', () => {
    for (const cards of [15, 9, 5, 4, 2]) {
      const game = cards === 15 ? newGame('hint', deckFile('base')) : late(`hint ${cards}`, cards);
      const { candidates, seat, nodes } = hint(game, BUDGETS.hint, 2);
      expect(candidates.length).toBeLessThanOrEqual(2);
      for (const candidate of candidates) expectSound(game, seat, candidate);
      expect(candidates[0].value).toBeGreaterThanOrEqual(candidates.at(-1)?.value ?? 0);
      expect(nodes).toBeLessThan(BUDGETS.hint.nodes);
    }
  });

  it('is the same with a sixth of the nodes', () => {
    for (const cards of [12, 8, 5, 2]) {
      const game = late(`sixth ${cards}`, cards);
      const sixth = BUDGETS.hint.nodes / 6;
      const whole = hint(game);
      expect(whole.nodes).toBeLessThan(sixth);
      expect(hint(game, { nodes: sixth }).candidates[0]).toEqual(whole.candidates[0]);
    }
  });

  it('proves the last two cards', () => {
    const game = late('certain hint', 2);
    expect(hint(game).candidates[0]).toEqual(deepHint(game, {}).candidates[0]);
  });
});

const sumOf = ({ terrains, bonuses }: TallyDifference): number =>
  [...Object.values(terrains), ...bonuses.map(({ points }) => points)].reduce((a, b) => a + b, 0);

/** Both prospects of a grade are sound, and the difference explains the loss. */
function expectGrade(game: Game, grade: Grade): void {
  const before = undo(game, game.moves.length - grade.at);
  expect(grade.played.move).toEqual(game.moves[grade.at]);
  expectSound(before, grade.seat, grade.played);
  expectSound(before, grade.seat, grade.best);
  expect(grade.lost).toBe(grade.best.value - grade.played.value);
  expect(grade.lost).toBeGreaterThanOrEqual(0);
  const own = grade.difference[grade.seat];
  const rival = grade.difference[opponent(grade.seat)];
  expect([sumOf(own), sumOf(rival)]).toEqual([own.total, rival.total]);
  expect(own.total - rival.total).toBe(grade.lost);
  if (grade.lost === 0) expect(grade.best).toEqual(grade.played);
}

describe('the review of a game', () => {
  it('grades every decision and explains every point lost', () => {
    const game = finished('graded');
    const graded: number[] = [];
    const { grades, complete } = review(game, { nodes: 4000 }, ({ at }, of) => {
      expect(of).toBe(game.moves.length);
      graded.push(at);
    });
    expect(complete).toBe(true);
    expect(grades.map(({ at }) => at)).toEqual(game.moves.map((_, at) => at));
    expect(graded).toEqual(game.moves.map((_, at) => at).toReversed());
    for (const grade of grades) expectGrade(game, grade);
  });

  it('proves the last moves and grades mistakes there exactly', () => {
    const game = late('mistake', 2);
    const choices = legalMoves(game)
      .map((move) => ({ move, value: solve(mustPlay(game, move), {}) }))
      .flatMap(({ move, value }) => (value.proven ? [{ move, value: value.value }] : []));
    for (const { move, value } of choices) {
      const end = finish(mustPlay(game, move), { first: greedy, second: greedy });
      const { grades } = review(end, { nodes: 3000 });
      const grade = grades[game.moves.length];
      const best = solve(game, {});
      if (!grade || !best.proven) throw new Error('two cards are solved');
      expect(grade.played.proven).toBe(true);
      expect(grade.lost).toBe(Math.abs(best.value - value));
    }
  });

  it('never counts a loss for the rotation of the first card', () => {
    for (let i = 0; i < 4; i++) {
      const start = newGame(`turned ${i}`, deckFile('base'));
      const [card = ''] = start.circle;
      const drafted = mustPlay(mustPlay(start, { type: 'pickStart', card }), { type: 'draft', card });
      for (const rotation of ['upright', 'upsideDown'] as const) {
        const game = mustPlay(drafted, { type: 'place', card, cell: { x: 0, y: 0 }, rotation });
        expect(review(game, { nodes: 500 }).grades[2]).toMatchObject({ decision: 'placement', lost: 0 });
      }
    }
  });

  it('proves late moves of an unfinished game', () => {
    const game = late('unfinished', 2);
    const { grades } = review(game, { nodes: 20_000 });
    expect(grades.at(-1)?.played.proven).toBe(true);
  });

  it('grades an unfinished game, another deck, and a deck that cannot be searched', () => {
    for (const game of [
      late('half', 9),
      late('frontier', 11, deckFile('frontier')),
      late('tied', 14, tiedDeck()),
    ]) {
      const { grades, complete } = review(game, { nodes: 1000 });
      expect(complete).toBe(true);
      for (const grade of grades) expectGrade(game, grade);
    }
    expect(review(newGame('new', deckFile('base')), {}).grades).toEqual([]);
  });

  it('stops when it is aborted, with what it has', () => {
    const game = finished('stopped');
    let grades = 0;
    const { complete, grades: kept } = review(
      game,
      { nodes: 500, aborted: () => grades >= 3 },
      () => grades++,
    );
    expect(complete).toBe(false);
    expect(kept.map(({ at }) => at)).toEqual(game.moves.map((_, at) => at).slice(-3));
    expect(review(game, { aborted: () => true })).toMatchObject({ grades: [], complete: false });
  });

  it('completes without a budget', () => {
    const game = finished('free');
    const { grades, complete } = review(game, { nodes: 0 });
    expect(complete).toBe(true);
    for (const grade of grades) expectGrade(game, grade);
  });

  it('rejects an illegal line', () => {
    const game = late('illegal', 3);
    expect(() =>
      makeProspect(game, { seat: 'first', line: [{ type: 'pickStart', card: 'x' }], proven: false }),
    ).toThrow('a line is legal');
  });
});
