// The progress of this device's player, as a signal.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Puzzle } from '@wagons/ai/puzzles';
import { damages, store } from '../../kit/storage/storage.ts';
import {
  keptProgress,
  makeProgress,
  type PuzzleProgress,
  PUZZLES_KEY,
  type PuzzleResult,
  withAnswer,
} from '../../play/store/puzzleProgress.ts';
import { nextPuzzle, type PuzzleFilter, PUZZLES } from './puzzleList.ts';

const kept = signal<PuzzleProgress>(keptProgress(store, damages));
export const progress: ReadonlySignal<PuzzleProgress> = kept;

store.onChange((key) => {
  if (key === PUZZLES_KEY) readAgain();
});

/** Reads what another tab or an import has written. */
export function readAgain(): void {
  kept.value = keptProgress(store, damages);
}

/** The last answer that counted, and by how much it changed the rating. */
const counted = signal<{ readonly number: number; readonly change: number } | undefined>(undefined);
export const lastCounted: ReadonlySignal<{ readonly number: number; readonly change: number } | undefined> =
  counted;

export function keepAnswer(puzzle: Puzzle, result: Exclude<PuzzleResult, 'later'>): void {
  // Another tab may have written since.
  readAgain();
  const { rating, tries } = kept.value;
  const { rating: after, tries: afterwards } = withAnswer(kept.value, puzzle, result);
  if (afterwards > tries) counted.value = { number: puzzle.number, change: after - rating };
  kept.value = withAnswer(kept.value, puzzle, result);
  store.write(PUZZLES_KEY, makeProgress(kept.value));
}

/** What the player chooses from; the next puzzle is of the same kind and difficulty. */
export const filter = signal<PuzzleFilter>({});

export const nextAfter = (puzzle: Puzzle): Puzzle | undefined => {
  const others = PUZZLES.filter((one) => one !== puzzle);
  return nextPuzzle(others, kept.value, filter.value) ?? nextPuzzle(others, kept.value);
};
