import { readFileSync } from 'node:fs';
import { type Game, mustPlay, newGame, SEATS, undo } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { baseDeck } from '../../../rules/test/table.ts';

import { margin, onwards, type Small, small, tryEverything } from '../../test/smallGames.ts';
import { type Solution, solve } from './solve.ts';

const base = baseDeck();

function expectProven(solution: Solution): asserts solution is Solution & { proven: true } {
  expect(solution.proven).toBe(true);
}

/** Expects the value of a naive minimax, and a legal line that leads there. */
function expectSolved(game: Game): void {
  const solution = solve(game, {});
  expectProven(solution);
  expect(solution.value).toBe(tryEverything(game));
  const end = solution.line.reduce(mustPlay, game);
  expect(end.phase).toBe('over');
  expect(margin(end)).toBe(solution.value);
}

/** The base deck with other conditions on its first three cards, which are in the center. */
function deckWith(bonuses: readonly Bonus[]): Pick<Small, 'deck' | 'center'> {
  const cards = base.cards.map((card, i) => ({ ...card, bonus: bonuses[i] ?? card.bonus }));
  const [a, b, c] = cards.map(({ id }) => id);
  return { deck: { ...base, hash: 'random', cards }, center: [a!, b!, c!] };
}

const COMPARING = ['one-too-many', 'claim-jumpers', 'smalltown-charm'] as const;

/** Positions for each card, small enough for the naive minimax. */
const SMALL = [
  { towns: [5, 4], circle: 1, free: 0 },
  { towns: [1, 0], circle: 2, free: 0 },
  { towns: [1, 2], circle: 0, free: 2 },
] as const;

describe('the solver finds the value of a naive minimax', () => {
  it.each([
    { towns: [1, 2], circle: 2, positions: 4 },
    { towns: [3, 1], circle: 1, positions: 6 },
    { towns: [0, 1], circle: 3, positions: 4 },
    { towns: [0, 0], circle: 3, positions: 6 },
    { towns: [0, 0], circle: 4, positions: 2 },
  ] as const)('with $towns cards placed and $circle in the circle', ({ towns, circle, positions }) => {
    for (let i = 0; i < positions; i++) {
      expectSolved(small(`base ${i}`, { towns, circle, seat: SEATS[i % 2]! }));
    }
  });

  it.each([
    { towns: [1, 1], circle: 2, positions: 4 },
    { towns: [0, 0], circle: 3, positions: 8 },
    { towns: [0, 1], circle: 3, positions: 2 },
  ] as const)('where scoring cards compare, with $towns and $circle', ({ towns, circle, positions }) => {
    for (let i = 0; i < positions; i++) {
      const other = base.cards[(5 * i) % 18]!.id;
      const third = COMPARING.includes(other as never) ? COMPARING[(i + 2) % 3]! : other;
      const center = [COMPARING[i % 3]!, COMPARING[(i + 1) % 3]!, third] as const;
      expectSolved(small(`across ${i}`, { center, towns, circle, seat: SEATS[i % 2]! }));
    }
  });

  it.each(base.cards.map(({ id }) => id))('with %s in the center', (card) => {
    for (const [i, one] of SMALL.entries()) {
      const others = base.cards.map(({ id }) => id).filter((id) => id !== card);
      const at = (7 * i + 5 * base.cards.findIndex(({ id }) => id === card)) % 16;
      const center = [card, others[at]!, others[at + 1]!] as const;
      const built = i % 2 === 0 ? 'well' : 'randomly';
      expectSolved(small(`${card} ${i}`, { ...one, center, built, seat: SEATS[(i + at) % 2]! }));
    }
  });

  it('with any valid conditions', () => {
    const bonuses = fc.tuple(arbitraryBonus, arbitraryBonus, arbitraryBonus);
    fc.assert(
      fc.property(bonuses, fc.constantFrom(...SEATS), fc.nat(99), (conditions, seat, seed) => {
        expectSolved(small(`any ${seed}`, { ...deckWith(conditions), towns: [0, 0], circle: 3, seat }));
        expectSolved(small(`any ${seed}`, { ...deckWith(conditions), towns: [1, 1], circle: 1, seat }));
      }),
      { numRuns: 50 },
    );
  });

  it('in the middle of a turn', () => {
    for (let i = 0; i < 12; i++) {
      const draft = small(`middle ${i}`, { towns: [0, 0], circle: 4, seat: SEATS[i % 2]! });
      expectSolved(onwards(`${i}`, draft, 1 + (i % 4)));
    }
  });

  it('before the starting card is chosen', () => {
    for (let i = 0; i < 3; i++) {
      const game = small(`start ${i}`, { towns: [0, 0], circle: 3 });
      expectSolved({ ...game, phase: 'pickStart', seat: 'second' });
    }
  });
});

describe('a solution', () => {
  const greedyGames = readFileSync(new URL('../../../../records/greedy.txt', import.meta.url), 'utf8');

  /** The last draft of each greedy game that has exactly this number of cards in the circle. */
  function* lastDrafts(circle: number): Generator<Game> {
    for (const line of greedyGames.trim().split('\n')) {
      const game = parseCode(line.split(' ')[1] ?? '', [base]);
      if (!game.ok) throw new Error(line);
      const { moves } = game.value;
      for (let back = 1; back < moves.length; back++) {
        const earlier = undo(game.value, back);
        if (earlier.phase !== 'draft' || earlier.circle.length < circle) continue;
        if (earlier.circle.length === circle) yield earlier;
        break;
      }
    }
  }

  it('is the final margin once the game is over', () => {
    const game = onwards('over', small('over', { towns: [1, 1], circle: 1 }), 2);
    expect(game.phase).toBe('over');
    expect(solve(game, { nodes: 0 })).toEqual({ proven: true, value: margin(game), line: [], nodes: 0 });
  });

  it('has the opposite value when the seats are swapped', () => {
    for (let i = 0; i < 6; i++) {
      const game = small(`swap ${i}`, { towns: [2, 2], circle: 2, seat: 'first' });
      if (game.phase !== 'draft') throw new Error('a small game begins with a draft');
      const { first, second } = game.towns;
      const swapped: Game = { ...game, seat: 'second', towns: { first: second, second: first } };
      const [one, other] = [solve(game, {}), solve(swapped, {})];
      expectProven(one);
      expectProven(other);
      expect(one.value + other.value).toBe(0);
    }
  });

  it('has bounds around the value if the budget is too small, and never exceeds the budget', () => {
    let seen = 0;
    for (const game of lastDrafts(3)) {
      if (seen++ === 6) break;
      const whole = solve(game, {});
      expectProven(whole);
      for (const nodes of [0, 1, 32, 64, whole.nodes >> 1, whole.nodes]) {
        const cut = solve(game, { nodes });
        expect(cut.nodes).toBeLessThanOrEqual(nodes + 32);
        const [lower, upper] = cut.proven ? [cut.value, cut.value] : [cut.lower, cut.upper];
        expect(lower).toBeLessThanOrEqual(whole.value);
        expect(upper).toBeGreaterThanOrEqual(whole.value);
        expect([lower, upper].every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('has narrower bounds around the value if a share of the budget is kept for them', () => {
    const width = ({ lower, upper }: { readonly lower: number; readonly upper: number }): number =>
      upper - lower;
    let [plain, narrowed] = [0, 0];
    for (const game of [...lastDrafts(4)].slice(0, 6)) {
      const whole = solve(game, {});
      expectProven(whole);
      for (const nodes of [60, 120, whole.nodes >> 1]) {
        const cut = solve(game, { nodes });
        const kept = solve(game, { nodes }, { forBounds: 0.5 });
        if (cut.proven || kept.proven) continue;
        expect(kept.nodes).toBeLessThanOrEqual(nodes + 64);
        expect(kept.lower).toBeLessThanOrEqual(whole.value);
        expect(kept.upper).toBeGreaterThanOrEqual(whole.value);
        plain += width(cut);
        narrowed += width(kept);
      }
    }
    expect(narrowed).toBeLessThan(plain);
  });

  it('is not proven if it is aborted immediately', () => {
    for (const game of [newGame('abort', base), ...lastDrafts(4)].slice(0, 3)) {
      expect(solve(game, { aborted: () => true }).proven).toBe(false);
      expect(solve(game, { time: { milliseconds: 0, now: () => 0 } }).proven).toBe(false);
    }
  });

  it('is deterministic', () => {
    const [game] = lastDrafts(4);
    expect(solve(game!, { nodes: 5000 })).toEqual(solve(game!, { nodes: 5000 }));
  });

  it('leads to its value over the last four cards of greedy games', () => {
    let seen = 0;
    for (const game of lastDrafts(4)) {
      if (seen++ === 5) break;
      const solution = solve(game, { nodes: 20_000 });
      if (!solution.proven) continue;
      expect(margin(solution.line.reduce(mustPlay, game))).toBe(solution.value);
    }
  });
});
