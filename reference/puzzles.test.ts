import { readFileSync } from 'node:fs';
import { type Puzzle, type PuzzleKind, readPuzzles, taskOf } from '@wagons/ai/puzzles';
import { describe, expect, it } from 'vitest';
import { baseDeck } from './agree.ts';
import { wrongClaim } from './duels.ts';
import { everyWay } from './everyWay.ts';
import { naiveBest, type NaiveBest, naiveDuel } from './puzzles.ts';

const puzzles = readPuzzles(readFileSync(new URL('../puzzles/base.txt', import.meta.url), 'utf8'));

/** Some puzzles of a kind, spread over the file. */
function sample(kind: PuzzleKind, count: number, isEasy: (puzzle: Puzzle) => boolean = () => true) {
  const own = puzzles.filter((puzzle) => puzzle.kind === kind && isEasy(puzzle));
  expect(own.length).toBeGreaterThanOrEqual(count);
  return Array.from({ length: count }, (_, i) => own[Math.floor((i * own.length) / count)]!);
}

const task = (puzzle: Puzzle) => taskOf(puzzle, [baseDeck]);
const total = (puzzle: Puzzle): number => {
  const { game, seat } = task(puzzle);
  return naiveBest(game, seat, []).best;
};

/** What was found is what the puzzle states, with the answers in any order. */
function expectStated({ best, next, answers }: NaiveBest, puzzle: Puzzle): void {
  expect({ best, gap: best - next }).toEqual({ best: puzzle.best, gap: puzzle.gap });
  expect(answers).toHaveLength(puzzle.answers.length);
  expect(answers).toEqual(expect.arrayContaining([...puzzle.answers]));
}

describe('the naive engine, trying everything, finds the answers of', () => {
  it('sixty cards to place', () => {
    for (const puzzle of sample('placeOne', 60)) {
      const { game, seat, cards } = task(puzzle);
      expectStated(naiveBest(game, seat, cards), puzzle);
    }
  });

  it('three cards to place', { timeout: 300_000 }, () => {
    // A small town has the fewest ways.
    const [puzzle] = sample(
      'placeThree',
      puzzles.filter(({ kind }) => kind === 'placeThree').length,
    ).toSorted((a, b) => waysOf(a) - waysOf(b));
    const { game, seat, cards } = task(puzzle!);
    expectStated(naiveBest(game, seat, cards), puzzle!);
  });

  it('eight gifts of two cards', { timeout: 300_000 }, () => {
    for (const puzzle of sample('gift', 8, ({ skips }) => skips === 2)) {
      const { game, seat, cards } = task(puzzle);
      const { best, answers } = naiveBest(game, seat, cards);
      expect(best - total(puzzle)).toBe(puzzle.best);
      expect(answers).toEqual(expect.arrayContaining([...puzzle.answers]));
    }
  });

  it('four duels over two cards', { timeout: 300_000 }, () => {
    for (const puzzle of sample('duel', 4, (one) => task(one).game.circle.length === 2)) {
      const { game } = task(puzzle);
      if (game.phase !== 'draft') throw new Error('a duel begins with a draft');
      expectStated(naiveDuel(game), puzzle);
    }
  });
});

/** The position and the claim of a duel over this many cards. */
function duels(cards: number, count: number) {
  return sample('duel', count, (one) => task(one).game.circle.length === cards).map((puzzle) => {
    const { game } = task(puzzle);
    if (game.phase !== 'draft') throw new Error('a duel begins with a draft');
    const { best, gap, answers } = puzzle;
    return { game, claim: { best, gap, answers } };
  });
}

describe('trying everything on the grid', () => {
  it('finds the answers of three times three cards to place', { timeout: 300_000 }, () => {
    for (const puzzle of sample('placeThree', 3)) {
      const { game, seat, cards } = task(puzzle);
      expectStated(everyWay(game, seat, cards), puzzle);
    }
  });

  it('finds what three gifts of three cards are worth', { timeout: 300_000 }, () => {
    for (const puzzle of sample('gift', 3, ({ skips }) => skips === 3)) {
      const { game, seat, cards } = task(puzzle);
      const { best, answers } = everyWay(game, seat, cards);
      expect(best - total(puzzle)).toBe(puzzle.best);
      expect(answers).toEqual(expect.arrayContaining([...puzzle.answers]));
    }
  });

  it.each([
    [2, 30],
    [3, 20],
    [4, 1],
  ])('proves duels over %d cards', { timeout: 300_000 }, (cards, count) => {
    for (const { game, claim } of duels(cards, count)) expect(wrongClaim(game, claim)).toBeUndefined();
  });

  it('finds a margin, a gap and answers that are wrong', { timeout: 300_000 }, () => {
    for (const { game, claim } of duels(2, 2)) {
      const [[card = 0, spot = 0] = [], ...others] = claim.answers;
      expect(wrongClaim(game, { ...claim, best: claim.best + 1 })).toContain('something else');
      expect(wrongClaim(game, { ...claim, best: claim.best - 1 })).toBeDefined();
      expect(wrongClaim(game, { ...claim, gap: claim.gap + 1 })).toContain('more');
      expect(wrongClaim(game, { ...claim, gap: claim.gap - 1 })).toContain(`no turn is worth`);
      expect(wrongClaim(game, { ...claim, answers: others }), 'one is missing').toContain('more');
      const wrong = [card, spot === 0 ? 1 : spot - 1];
      const isOneMore = !claim.answers.some((answer) => answer.join() === wrong.join());
      if (isOneMore) expect(wrongClaim(game, { ...claim, answers: [...claim.answers, wrong] })).toBeDefined();
    }
  });
});

/** Roughly, how many ways there are to place the cards. */
const waysOf = (puzzle: Puzzle): number => {
  const { game, seat } = task(puzzle);
  return game.towns[seat].length;
};

describe('the file', () => {
  it('has at least 500 puzzles, each once, in less than 150 kB', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(500);
    expect(new Set(puzzles.map(({ kind, code }) => `${kind} ${code}`)).size).toBe(puzzles.length);
    expect(readFileSync(new URL('../puzzles/base.txt', import.meta.url)).length).toBeLessThan(150_000);
  });

  it('has every kind, and every scoring card in at least thirty puzzles', () => {
    const kinds = new Map<string, number>();
    const cards = new Map<string, number>();
    for (const puzzle of puzzles) {
      kinds.set(puzzle.kind, (kinds.get(puzzle.kind) ?? 0) + 1);
      for (const card of task(puzzle).game.deal.center) cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    expect([...kinds.values()].every((count) => count >= 100)).toBe(true);
    expect(kinds.size).toBe(4);
    expect(cards.size).toBe(18);
    expect(Math.min(...cards.values())).toBeGreaterThanOrEqual(30);
  });

  it('states a gap of at least two points and at most four answers', () => {
    for (const { gap, answers } of puzzles) {
      expect(gap).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThanOrEqual(4);
    }
  });
});
