// What the engine can be asked and what it answers. Plain data, because both are posted between threads.

import type { Game, Move, Points, Seat } from '@wagons/rules';
import type { NextBest } from '../analysis/nextBest.ts';
import type { Grade } from '../grades/grade.ts';
import type { Analysis, Prospect } from '../grades/prospect.ts';
import type { OwnMistake } from '../puzzles/making/ownMistakes.ts';
import type { CardGain } from '../search/greedy.ts';
import type { Solution } from '../solver/solve.ts';
import type { BotName, Level } from './bots.ts';
import type { ThinkingLimit } from './budgets.ts';

/** A limit replaces the usual budget of the question. */
type Limited = { readonly game: Game; readonly limit?: ThinkingLimit };

/** The move of a bot; `seed` seeds its RNG. */
export type MoveQuestion = Limited & {
  readonly is: 'move';
  readonly bot: BotName;
  readonly seed: string;
  /** Identifies a player: asked again under the same name, the bot may reuse its cache. */
  readonly player?: string;
};

/** The best moves, at most `most` of them. A limit gets a deeper search, which spends all of it. */
export type HintQuestion = Limited & { readonly is: 'hint'; readonly most?: number };

/**
 * Every move graded, and reported one by one, the last move first. A review that was packed before is unpacked instead.
 * One that was canceled continues before the moves whose grades are `known`.
 */
export type ReviewQuestion = Limited & {
  readonly is: 'review';
  readonly packed?: string | undefined;
  readonly known?: readonly Grade[];
};

/** What level 8 scores at a seat against a bot of a level; `seed` seeds the bots as at a table. */
export type ParQuestion = {
  readonly is: 'par';
  readonly game: Game;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
};

/** Only a review and a solution take a finished game. */
export type Question =
  | MoveQuestion
  | HintQuestion
  | ReviewQuestion
  | ParQuestion
  /** The margin under perfect play, proven or between bounds. */
  | (Limited & { readonly is: 'solve' })
  /** The turns of a seat near the end of a game that lost points, as puzzles. */
  | { readonly is: 'mistakes'; readonly game: Game; readonly seat: Seat }
  /** How much worse the other legal moves are than the best one. */
  | { readonly is: 'nextBest'; readonly game: Game; readonly best: Prospect }
  /** What each card of the circle would gain right now. */
  | { readonly is: 'gains'; readonly game: Game };

export type Answers = {
  readonly move: Move;
  /** In a draft, also what each card of the circle would gain right now. */
  readonly hint: Analysis & { readonly gains: readonly CardGain[] };
  /** The packed form of a review, whose grades were reported before; undefined if it was stopped. */
  readonly review: { readonly packed: string | undefined };
  readonly solve: Solution;
  readonly par: Points;
  readonly mistakes: readonly OwnMistake[];
  readonly nextBest: NextBest;
  readonly gains: readonly CardGain[];
};

/** Receives each grade of a review as it is found, and how many there will be. Their tallies have no contributions. */
export type OnGrade = (grade: Grade, of: number) => void;
