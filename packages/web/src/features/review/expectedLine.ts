// The lines behind a grade: how the game would go on after the move played and after the better one.

import type { Grade } from '@wagons/ai';
import { type BySeat, type Game, type Move, mustPlay, type Seat, seatToMove, type Town } from '@wagons/rules';

/** The line after the move played, and that after the better one. */
export type LineSide = 'played' | 'better';

export type Lines = {
  readonly played: readonly Move[];
  /** Undefined if nothing better was found. */
  readonly better: readonly Move[] | undefined;
  /** The number of steps of the longer line. */
  readonly last: number;
};

export function linesBehind({ played, best, lost }: Grade): Lines {
  const better = lost > 0 ? best.line : undefined;
  return {
    played: played.line,
    better,
    last: Math.max(played.line.length, better?.length ?? 0),
  };
}

/** A position of a line, and the move that led to it. */
export type LineStep = {
  readonly game: Game;
  readonly move: Move;
  readonly by: Seat;
  readonly before: Game;
};

/** The step of a line after some of its moves, at least one; its end if it has fewer. */
function stepAt(start: Game, line: readonly Move[], moves: number): LineStep | undefined {
  const made = line.slice(0, moves);
  const move = made.at(-1);
  const before = made.slice(0, -1).reduce(mustPlay, start);
  const by = seatToMove(before);
  return move && by && { game: mustPlay(before, move), move, by, before };
}

/** The same step of both lines. */
export type LineSteps = Readonly<Record<LineSide, LineStep | undefined>> & {
  /** The cards of both towns of a player, for one scale and origin. */
  readonly frames: BySeat<Town>;
};

export function stepsAt(start: Game, lines: Lines, moves: number): LineSteps {
  const played = stepAt(start, lines.played, moves);
  const better = stepAt(start, lines.better ?? [], moves);
  const frameOf = (seat: Seat): Town =>
    [played, better].flatMap((step): Town => step?.game.towns[seat] ?? []);
  return { played, better, frames: { first: frameOf('first'), second: frameOf('second') } };
}

/** How many cards are in the circle after a line. */
export const cardsLeft = (start: Game, line: readonly Move[]): number =>
  line.reduce(mustPlay, start).circle.length;
