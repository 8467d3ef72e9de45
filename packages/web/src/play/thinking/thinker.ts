// The port to the engine, which runs outside the page's thread: plain data in, plain data out.

import type { Analysis, CardGain, Grade, Level, NextBest, Prospect } from '@wagons/ai';
import type { OwnMistake } from '@wagons/ai/puzzle-making';
import type { Game, Move, Points, Result, Seat } from '@wagons/rules';

/** What each card of the circle would gain right now. */
export type Worths = readonly CardGain[];

/** What the engine can be asked. Only a review takes a finished game. */
export type Question =
  /** The move of a bot; `seed` seeds its RNG. */
  | { readonly is: 'move'; readonly game: Game; readonly level: Level; readonly seed: string }
  /** The best moves, at most `most` of them. */
  | { readonly is: 'hint'; readonly game: Game; readonly most: number }
  /**
   * Every move graded, and reported one by one; a review that was packed before is unpacked instead. One that was
   * canceled continues before the moves whose grades are `known`.
   */
  | {
      readonly is: 'review';
      readonly game: Game;
      readonly packed?: string | undefined;
      readonly known?: readonly Grade[];
    }
  /** What level 8 scores at a seat against a bot of a level; `seed` seeds the bot as at a table. */
  | {
      readonly is: 'par';
      readonly game: Game;
      readonly seat: Seat;
      readonly level: Level;
      readonly seed: string;
    }
  /** The turns of a seat near the end of a game that lost points, as puzzles. */
  | { readonly is: 'mistakes'; readonly game: Game; readonly seat: Seat }
  /** How much worse the other legal moves are than the best one. */
  | { readonly is: 'nextBest'; readonly game: Game; readonly best: Prospect }
  /** The worth of every card in the circle. */
  | { readonly is: 'worths'; readonly game: Game };

export type Answers = {
  readonly move: Move;
  readonly hint: Analysis;
  /** The packed form of a review, whose grades were reported before. */
  readonly review: { readonly packed: string };
  readonly par: Points;
  readonly mistakes: readonly OwnMistake[];
  readonly nextBest: NextBest;
  readonly worths: Worths;
};

/** Why there is no answer: the request was canceled, it failed, or its worker died. */
export type NoAnswer =
  | { readonly why: 'cancelled' }
  | { readonly why: 'failed'; readonly detail: string }
  | { readonly why: 'died' };

export type Thought<T> = {
  /** Never rejects. */
  readonly answer: Promise<Result<T, NoAnswer>>;
  readonly cancel: () => void;
};

/** Receives each grade of a review as it is found, and how many there will be. Their tallies have no contributions. */
export type OnGrade = (grade: Grade, of: number) => void;

export type Thinker = {
  readonly ask: <Q extends Question>(question: Q, onGrade?: OnGrade) => Thought<Answers[Q['is']]>;
};
