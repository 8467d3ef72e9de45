// The player's puzzle rating, streak and results, kept on this device.

import { Type } from 'typebox';
import { type Damages, readEntry } from '../../kit/storage/damaged.ts';
import { Count, Lenient, parseJson, validEntries } from '../../kit/storage/json.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';

/** The result of a puzzle: solved at once, with hints, or missed at first; `later` if it was missed and then solved. */
const PUZZLE_RESULTS = ['solved', 'hinted', 'missed', 'later'] as const;
export type PuzzleResult = (typeof PUZZLE_RESULTS)[number];

export type PuzzleProgress = {
  readonly rating: number;
  /** How many puzzles have counted for the rating. */
  readonly tries: number;
  /** Puzzles solved in a row without hints, now and at most. */
  readonly streak: number;
  readonly longest: number;
  /** By the number of the puzzle. */
  readonly results: ReadonlyMap<number, PuzzleResult>;
};

export const NO_PROGRESS: PuzzleProgress = {
  rating: 1000,
  tries: 0,
  streak: 0,
  longest: 0,
  results: new Map(),
};

/** How far one puzzle may move the rating: less as it settles. */
const STEP = { first: 80, last: 20, settled: 30 };

const stepAfter = (tries: number): number =>
  STEP.last + (STEP.first - STEP.last) * Math.max(0, 1 - tries / STEP.settled);

/** The chance that a player solves a puzzle, by their ratings. */
export const expectedResult = (player: number, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - player) / 400));

const POINTS: Readonly<Record<PuzzleResult, number>> = { solved: 1, hinted: 0.5, missed: 0, later: 0 };

/** The progress after an answer. Only the first answer to a puzzle counts for the rating and the streak. */
export function withAnswer(
  progress: PuzzleProgress,
  puzzle: { readonly number: number; readonly rating: number },
  result: Exclude<PuzzleResult, 'later'>,
): PuzzleProgress {
  const { rating, tries, streak, longest, results } = progress;
  const before = results.get(puzzle.number);
  if (before !== undefined) {
    if (before !== 'missed' || result === 'missed') return progress;
    return { ...progress, results: new Map(results).set(puzzle.number, 'later') };
  }
  const change = stepAfter(tries) * (POINTS[result] - expectedResult(rating, puzzle.rating));
  const next = result === 'solved' ? streak + 1 : 0;
  return {
    rating: Math.max(0, Math.round(rating + change)),
    tries: tries + 1,
    streak: next,
    longest: Math.max(longest, next),
    results: new Map(results).set(puzzle.number, result),
  };
}

// ---- Storage ----

export const PUZZLES_KEY = 'puzzles';
const VERSION = 1;

const PuzzleNumber = Type.Integer({ minimum: 1 });
const StoredProgress = Type.Object({
  v: Type.Literal(VERSION),
  rating: Count,
  tries: Count,
  streak: Count,
  longest: Count,
  solved: Lenient,
  hinted: Lenient,
  missed: Lenient,
  later: Lenient,
});

export function makeProgress({ results, ...counts }: PuzzleProgress): string {
  const numbersOf = (result: PuzzleResult): readonly number[] =>
    [...results].filter(([, one]) => one === result).map(([number]) => number);
  return JSON.stringify({
    v: VERSION,
    ...counts,
    solved: numbersOf('solved'),
    hinted: numbersOf('hinted'),
    missed: numbersOf('missed'),
    later: numbersOf('later'),
  });
}

/** Undefined if the text is none of ours. */
export function readProgress(text: string): PuzzleProgress | undefined {
  const stored = parseJson(StoredProgress, text);
  if (!stored) return undefined;
  const { rating, tries, streak, longest } = stored;
  const results = new Map(
    PUZZLE_RESULTS.flatMap((result) =>
      validEntries(PuzzleNumber, stored[result]).map((number) => [number, result] as const),
    ),
  );
  return { rating, tries, streak, longest, results };
}

/** The stored progress. What can't be read is set aside. */
export const keptProgress = (store: KeyValueStore, damages: Damages): PuzzleProgress =>
  readEntry(store, damages, PUZZLES_KEY, readProgress) ?? NO_PROGRESS;

/** Two devices' progress as one: every result, and the rating of the one that has solved more. */
export function mergedProgress(one: PuzzleProgress, other: PuzzleProgress): PuzzleProgress {
  const { rating, tries, streak } = other.tries > one.tries ? other : one;
  return {
    rating,
    tries,
    streak,
    longest: Math.max(one.longest, other.longest),
    results: new Map([...other.results, ...one.results]),
  };
}
