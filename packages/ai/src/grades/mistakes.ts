// The mistakes of a reviewed game as plain data, so that they can be tried again.

import { type Game, type Move, type Points, type Seat, undo } from '@wagons/rules';
import type { Grade } from './grade.ts';
import { isReported } from './marks.ts';

/** A decision that lost points: the position before it, and what was better. */
export type ReviewedMistake = {
  readonly position: Game;
  readonly seat: Seat;
  readonly played: Move;
  /** The better moves that are known. */
  readonly answers: readonly Move[];
  readonly lost: Points;
  /** Whether the loss is proven or an estimate. */
  readonly proven: boolean;
};

/** The mistakes of a game in the order they were made. */
export const mistakesOf = (game: Game, grades: readonly Grade[]): readonly ReviewedMistake[] =>
  grades.filter(isReported).map(({ at, seat, played, best, lost }) => ({
    position: undo(game, game.moves.length - at),
    seat,
    played: played.move,
    answers: [best.move],
    lost,
    proven: played.proven && best.proven,
  }));
