// Somebody who thinks for us, apart from the page: asked in plain data, answering when it is done.

import type { Analysis, Grade, Level, Review } from '@wagons/ai';
import type { CardId, Game, Move, Points, Result } from '@wagons/rules';

/** What a card would bring at once, laid by itself where it is best: to whoever drafts, and to the other. */
export type Worths = ReadonlyArray<{ readonly card: CardId; readonly own: Points; readonly other: Points }>;

/** What can be thought about. A game that is not graded is not over. */
export type Question =
  /** The move of a level; whatever it leaves to chance comes from the words in `chance`. */
  | { readonly is: 'move'; readonly game: Game; readonly level: Level; readonly chance: string }
  /** The best moves, at most so many. */
  | { readonly is: 'hint'; readonly game: Game; readonly most: number }
  | { readonly is: 'review'; readonly game: Game }
  /** What each card of the circle is worth now. */
  | { readonly is: 'worths'; readonly game: Game };

export type Answers = {
  readonly move: Move;
  readonly hint: Analysis;
  readonly review: Review;
  readonly worths: Worths;
};

/** Why there is no answer: it was called off, it failed, or whoever thought about it has died. */
export type NoAnswer =
  | { readonly why: 'cancelled' }
  | { readonly why: 'failed'; readonly detail: string }
  | { readonly why: 'died' };

export type Thought<T> = {
  /** Never rejects. */
  readonly answer: Promise<Result<T, NoAnswer>>;
  readonly cancel: () => void;
};

export type Thinker = {
  /** `graded` is told each grade of a review as it is found, and how many there will be. */
  readonly ask: <Q extends Question>(
    question: Q,
    graded?: (grade: Grade, of: number) => void,
  ) => Thought<Answers[Q['is']]>;
};
