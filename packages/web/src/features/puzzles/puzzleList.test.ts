import { PUZZLE_KINDS } from '@wagons/ai/puzzles';
import { describe, expect, it } from 'vitest';
import { NO_PROGRESS, withAnswer } from '../../play/store/puzzleProgress.ts';
import { difficultyOf, giftChoices, isIncluded, nextPuzzle, PUZZLES, groupsOf } from './puzzleList.ts';

describe('the next puzzle', () => {
  it('is close to the own rating', () => {
    for (const rating of [700, 1000, 1300, 1800]) {
      const next = nextPuzzle(PUZZLES, { ...NO_PROGRESS, rating, tries: 20 });
      const closer = PUZZLES.filter(
        (one) => Math.abs(one.rating - rating) < Math.abs((next?.rating ?? 0) - rating),
      );
      expect(closer.length).toBeLessThan(8);
    }
  });

  it('is easy for those who have tried few', () => {
    let progress = NO_PROGRESS;
    for (let i = 0; i < 3; i++) {
      const next = nextPuzzle(PUZZLES, progress);
      expect(difficultyOf(next!)).toBe('easy');
      progress = withAnswer(progress, next!, 'missed');
    }
  });

  it('was never tried before, until all were', () => {
    const few = PUZZLES.slice(0, 12);
    const seen = new Set<number>();
    let progress = NO_PROGRESS;
    for (let i = 0; i < few.length; i++) {
      const next = nextPuzzle(few, progress);
      expect(seen.has(next?.number ?? 0)).toBe(false);
      seen.add(next?.number ?? 0);
      progress = withAnswer(progress, next!, i % 2 === 0 ? 'solved' : 'missed');
    }
    expect(seen.size).toBe(12);
    expect(nextPuzzle(few, progress)).toBeUndefined();
  });

  it('is of the chosen kind and difficulty', () => {
    for (const kind of PUZZLE_KINDS) {
      const next = nextPuzzle(PUZZLES, NO_PROGRESS, { kind, difficulty: 'expert' });
      expect(next).toMatchObject({ kind });
      expect(difficultyOf(next!)).toBe('expert');
    }
  });
});

describe('the list of puzzles', () => {
  it('has each puzzle once', () => {
    const groups = groupsOf(PUZZLES, NO_PROGRESS);
    const numbers = groups.flatMap(({ puzzles }) => puzzles.map(({ number }) => number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(PUZZLES.map(({ number }) => number));
    expect(groups.every(({ solved }) => solved === 0)).toBe(true);
  });

  it('counts solved ones, also with hints or later, but no missed ones', () => {
    const results = new Map(
      (['solved', 'hinted', 'later', 'missed'] as const).map((result, i) => [i + 1, result] as const),
    );
    const groups = groupsOf(PUZZLES, { ...NO_PROGRESS, results });
    expect(groups.reduce((sum, { solved }) => sum + solved, 0)).toBe(3);
  });

  it('includes everything without a filter', () => {
    expect(PUZZLES.every((puzzle) => isIncluded(puzzle, {}))).toBe(true);
  });
});

describe('the numbers of a gift', () => {
  const gifts = PUZZLES.filter(({ kind }) => kind === 'gift');

  it('include the right one, which may be any of them', () => {
    const places = gifts.map((puzzle) => giftChoices(puzzle).indexOf(puzzle.best));
    expect(places).not.toContain(-1);
    expect(new Set(places).size).toBe(6);
  });

  it('are a run without negative numbers', () => {
    for (const puzzle of gifts) {
      const choices = giftChoices(puzzle);
      expect(choices[0]).toBeGreaterThanOrEqual(0);
      expect(choices).toEqual(choices.map((_, i) => (choices[0] ?? 0) + i));
    }
  });
});
