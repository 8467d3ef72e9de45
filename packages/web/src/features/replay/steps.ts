// A game as steps: the deal, and the position after each move.

import { type Game, positionsOf } from '@wagons/rules';
import { type MadeMove, madeMoves } from '../../play/table/turns.ts';

/** A position, and the move that led to it; the deal has none. */
export type Step = { readonly game: Game; readonly led?: MadeMove };

export function stepsOf(game: Game): readonly Step[] {
  const made = madeMoves(game);
  return positionsOf(game).map((position, at) => {
    const led = made[at - 1];
    return { game: position, ...(led && { led }) };
  });
}

/** The default step: the deal of a finished game, the current position of others. */
export const firstStep = (game: Game): number => (game.phase === 'over' ? 0 : game.moves.length);

/** Clamps a step to the game. */
export const heldWithin = (at: number, last: number): number => Math.max(0, Math.min(at, last));
