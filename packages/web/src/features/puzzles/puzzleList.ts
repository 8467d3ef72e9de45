// The puzzles of the app: their file, their difficulties, and which one comes next.

import { type Puzzle, PUZZLE_KINDS, type PuzzleKind, readPuzzles } from '@wagons/ai/puzzles';
import type { PuzzleProgress } from '../../play/store/puzzleProgress.ts';
import file from '../../../../../puzzles/base.txt?raw';

export const PUZZLES: readonly Puzzle[] = readPuzzles(file);

const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The ratings at which the next difficulty begins. */
const FROM: Readonly<Record<Exclude<Difficulty, 'easy'>, number>> = { medium: 900, hard: 1100, expert: 1600 };

export function difficultyOf({ rating }: Pick<Puzzle, 'rating'>): Difficulty {
  if (rating >= FROM.expert) return 'expert';
  if (rating >= FROM.hard) return 'hard';
  return rating >= FROM.medium ? 'medium' : 'easy';
}

/** Which puzzles to choose from; everything if nothing is named. */
export type PuzzleFilter = {
  readonly kind?: PuzzleKind | undefined;
  readonly difficulty?: Difficulty | undefined;
};

export const isIncluded = (puzzle: Puzzle, { kind, difficulty }: PuzzleFilter): boolean =>
  (kind === undefined || puzzle.kind === kind) &&
  (difficulty === undefined || difficultyOf(puzzle) === difficulty);

/** Among this many of the nearest, so that not every player gets the same order. */
const NEAREST = 8;

/** The first puzzles of a player are easy: the rating to begin with is that of the easiest ones. */
const FIRST = { rating: 600, step: 80 };

const ratingToAsk = ({ rating, tries }: PuzzleProgress): number =>
  Math.min(rating, FIRST.rating + tries * FIRST.step);

/** The next puzzle: one that was never tried, close to the player's rating; undefined if none is left. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: PuzzleProgress,
  filter: PuzzleFilter = {},
): Puzzle | undefined {
  const { tries, results } = progress;
  const asked = ratingToAsk(progress);
  const distance = (puzzle: Puzzle): number => Math.abs(puzzle.rating - asked);
  const near = puzzles
    .filter((puzzle) => isIncluded(puzzle, filter) && !results.has(puzzle.number))
    .toSorted((a, b) => distance(a) - distance(b) || a.number - b.number)
    .slice(0, NEAREST);
  return near[(tries * 5) % Math.max(1, near.length)];
}

/** The puzzles of one kind and difficulty, and how many of them are solved. */
export type PuzzleGroup = {
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  readonly puzzles: readonly Puzzle[];
  readonly solved: number;
};

export const groupsOf = (puzzles: readonly Puzzle[], { results }: PuzzleProgress): readonly PuzzleGroup[] =>
  PUZZLE_KINDS.flatMap((kind) =>
    DIFFICULTIES.map((difficulty) => {
      const own = puzzles.filter((puzzle) => isIncluded(puzzle, { kind, difficulty }));
      const solved = own.filter(({ number }) => (results.get(number) ?? 'missed') !== 'missed').length;
      return { kind, difficulty, puzzles: own, solved };
    }),
  ).filter(({ puzzles: own }) => own.length > 0);

/** How many numbers a gift offers. */
const CHOICES = 6;

/** The numbers to choose from: a run around the right one, whose place in it depends on the puzzle only. */
export function giftChoices({ number, best }: Pick<Puzzle, 'number' | 'best'>): readonly number[] {
  const from = Math.max(0, best - ((number * 7) % CHOICES));
  return Array.from({ length: CHOICES }, (_, i) => from + i);
}
