import { readFileSync } from 'node:fs';
import { type Puzzle, readPuzzles, taskOf } from '@wagons/ai/puzzles';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../reference/agree.ts';
import { checkPuzzle } from './check.ts';
import { checkSummary } from './summary.ts';

const puzzles = readPuzzles(readFileSync(new URL('../../puzzles/base.txt', import.meta.url), 'utf8'));

/** The first puzzle of a kind that is small enough to be proven at once. */
function smallest(isSuch: (puzzle: Puzzle) => boolean): Puzzle {
  const size = (puzzle: Puzzle): number => {
    const { game, seat } = taskOf(puzzle, [baseDeck]);
    return game.towns[seat].length;
  };
  return puzzles.filter(isSuch).toSorted((a, b) => size(a) - size(b))[0]!;
}

describe('the check of a puzzle', () => {
  it.each([
    ['placeOne, 1 card', ({ kind }: Puzzle) => kind === 'placeOne'],
    ['placeThree, 3 cards', ({ kind }: Puzzle) => kind === 'placeThree'],
    ['gift, 2 cards', ({ kind, skips }: Puzzle) => kind === 'gift' && skips === 2],
    [
      'duel, 3 cards',
      (puzzle: Puzzle) => puzzle.kind === 'duel' && taskOf(puzzle, [baseDeck]).game.circle.length === 3,
    ],
  ])('finds a wrong result, gap or answer: %s', { timeout: 60_000 }, (group, isSuch) => {
    const puzzle = smallest(isSuch);
    const { best, gap, answers } = puzzle;
    expect(checkPuzzle(puzzle)).toMatchObject({ number: puzzle.number, group, fault: undefined });
    const [first = [], ...others] = answers;
    const moved = first.map((index, i) => (i === first.length - 1 ? (index === 0 ? 1 : index - 1) : index));
    for (const wrong of [{ best: best + 1 }, { gap: gap + 1 }, { answers: [moved, ...others] }]) {
      expect(checkPuzzle({ ...puzzle, ...wrong }).fault, JSON.stringify(wrong)).toBeDefined();
    }
  });
});

describe('the summary of a check', () => {
  const proven = { number: 7, group: 'gift, 2 cards', fault: undefined, seconds: 1 };

  it('counts what is proven in each group', () => {
    const checks = [proven, { ...proven, number: 1, seconds: 3 }, { ...proven, group: 'duel, 4 cards' }];
    expect(checkSummary(checks, 3)).toEqual({
      isProven: true,
      text: [
        'duel, 4 cards: 1 of 1 proven, 1 s of processor time, at most 1.0 s each',
        'gift, 2 cards: 2 of 2 proven, 4 s of processor time, at most 3.0 s each',
        'all 3 puzzles are proven',
      ].join('\n'),
    });
  });

  it('says what is wrong and what was not checked', () => {
    const { text, isProven } = checkSummary([proven, { ...proven, number: 9, fault: 'the best is 4' }], 5);
    expect(isProven).toBe(false);
    expect(text).toContain('puzzle 9: the best is 4');
    expect(text).toContain(`1 of 2 puzzles are wrong; 3 weren't checked`);
  });
});
