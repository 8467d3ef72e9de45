// The lines behind a grade: how the game would go on after the move played and after the better one.

import type { Grade } from '@wagons/ai';
import { type Game, type Move, mustPlay, type Seat, seatToMove } from '@wagons/rules';

/** A position of a line, and the move that led to it. */
export type LineStep = {
  readonly game: Game;
  readonly move: Move;
  readonly by: Seat;
  readonly before: Game;
};

export type Lines = {
  readonly played: readonly LineStep[];
  /** Undefined if nothing better was found. */
  readonly better: readonly LineStep[] | undefined;
  /** The first step to show: once the card of the decision is in the town. */
  readonly start: number;
  /** The number of steps of the longer line. */
  readonly last: number;
};

export function linesBehind(before: Game, { seat, played, best, lost }: Grade): Lines {
  const one = stepsOf(before, played.line);
  const other = lost > 0 ? stepsOf(before, best.line) : undefined;
  const cards = before.towns[seat].length;
  const placed = one.findIndex(({ game }) => game.towns[seat].length > cards);
  return {
    played: one,
    better: other,
    // The player who chooses the starting card places nothing for a while.
    start: played.move.type === 'pickStart' || placed < 0 ? 1 : placed + 1,
    last: Math.max(one.length, other?.length ?? 0),
  };
}

function stepsOf(start: Game, line: readonly Move[]): readonly LineStep[] {
  const steps: LineStep[] = [];
  let before = start;
  for (const move of line) {
    const by = seatToMove(before);
    if (!by) break;
    const game = mustPlay(before, move);
    steps.push({ game, move, by, before });
    before = game;
  }
  return steps;
}
