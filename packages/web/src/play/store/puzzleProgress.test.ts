import { describe, expect, it } from 'vitest';
import {
  expectedResult,
  makeProgress,
  mergedProgress,
  NO_PROGRESS,
  type PuzzleProgress,
  readProgress,
  withAnswer,
} from './puzzleProgress.ts';

const puzzle = (number: number, rating = 1000) => ({ number, rating });

/** The progress after some first answers to puzzles of the same rating. */
const after = (...results: ReadonlyArray<'solved' | 'hinted' | 'missed'>): PuzzleProgress =>
  results.reduce((progress, result, i) => withAnswer(progress, puzzle(i + 1), result), NO_PROGRESS);

describe('the puzzle rating', () => {
  it('expects half of the puzzles at the own rating, and one in eleven 400 points above', () => {
    expect(expectedResult(1000, 1000)).toBe(0.5);
    expect(expectedResult(1000, 1400)).toBeCloseTo(1 / 11);
  });

  it('rises with a solved puzzle, falls with a missed one, and stays with hints at the own rating', () => {
    expect(after('solved').rating).toBe(1040);
    expect(after('missed').rating).toBe(960);
    expect(after('hinted').rating).toBe(1000);
  });

  it('rises more for a harder puzzle', () => {
    const hard = withAnswer(NO_PROGRESS, puzzle(1, 1600), 'solved');
    const easy = withAnswer(NO_PROGRESS, puzzle(1, 600), 'solved');
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(easy.rating).toBeGreaterThan(NO_PROGRESS.rating);
  });

  it('settles', () => {
    const settled = { ...NO_PROGRESS, tries: 30 };
    expect(withAnswer(settled, puzzle(1), 'solved').rating).toBe(1010);
    expect(withAnswer({ ...settled, tries: 500 }, puzzle(1), 'solved').rating).toBe(1010);
  });

  it('never falls below zero', () => {
    expect(withAnswer({ ...NO_PROGRESS, rating: 5 }, puzzle(1, 10), 'missed').rating).toBe(0);
  });
});

describe('the streak', () => {
  it('counts puzzles solved in a row without hints, and remembers the longest', () => {
    expect(after('solved', 'solved', 'solved')).toMatchObject({ streak: 3, longest: 3, tries: 3 });
    expect(after('solved', 'solved', 'missed', 'solved')).toMatchObject({ streak: 1, longest: 2 });
    expect(after('solved', 'hinted')).toMatchObject({ streak: 0, longest: 1 });
  });

  it('counts only the first answer to a puzzle', () => {
    const missed = after('missed');
    const again = withAnswer(missed, puzzle(1), 'solved');
    expect(again).toEqual({ ...missed, results: new Map([[1, 'later']]) });
    expect(withAnswer(again, puzzle(1), 'missed')).toBe(again);
    const solved = after('solved');
    expect(withAnswer(solved, puzzle(1), 'missed')).toBe(solved);
  });
});

describe('stored progress', () => {
  it('is read as it was written', () => {
    const progress = withAnswer(after('solved', 'missed', 'hinted', 'missed'), puzzle(2), 'solved');
    expect(readProgress(makeProgress(progress))).toEqual(progress);
  });

  it.each(['', '{}', '[1]', '{"v":2}', '{"v":1,"rating":-3}'])('is nothing if damaged: %s', (text) => {
    expect(readProgress(text)).toBeUndefined();
  });

  it('of two devices is merged, and neither loses a result', () => {
    const here = after('solved', 'missed');
    const there = [3, 4, 5].reduce(
      (progress, number) => withAnswer(progress, puzzle(number), 'solved'),
      NO_PROGRESS,
    );
    const both = mergedProgress(here, there);
    expect([...both.results.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(both).toMatchObject({ rating: there.rating, tries: 3, streak: 3, longest: 3 });
    expect(mergedProgress(both, both)).toEqual(both);
  });
});
