// A game as steps: the deal, and the moment after each of its moves.

import { type Game, positionsOf } from '@wagons/rules';
import { type MadeMove, madeMoves } from '../../play/table/turns.ts';

/** A moment of the game, and the move that led there from the moment before; the deal has none. */
export type Step = { readonly game: Game; readonly led?: MadeMove };

export function stepsOf(game: Game): readonly Step[] {
  const made = madeMoves(game);
  return positionsOf(game).map((position, at) => {
    const led = made[at - 1];
    return { game: position, ...(led && { led }) };
  });
}

/** Where a replay begins when the address does not say: a finished game at its deal, another where it stands. */
export const firstStep = (game: Game): number => (game.phase === 'over' ? 0 : game.moves.length);

/** The step that is meant, in a game with so many. */
export const heldWithin = (at: number, last: number): number => Math.max(0, Math.min(at, last));
