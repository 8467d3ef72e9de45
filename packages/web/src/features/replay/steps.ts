// A game as steps: the deal, and the moment after each of its moves.

import { begin, type Game, play } from '@wagons/rules';
import type { Done } from '../../play/table/turns.ts';

/** A moment of the game, and the move that led there from the moment before; the deal has none. */
export type Step = { readonly game: Game; readonly led?: Done };

export function stepsOf(game: Game): readonly Step[] {
  let now = begin(game.deck, game.deal);
  const steps: Step[] = [{ game: now }];
  for (const move of game.moves) {
    const next = play(now, move);
    if (!next.ok || now.phase === 'over') break;
    steps.push({ game: next.value, led: { by: now.seat, before: now, move } });
    now = next.value;
  }
  return steps;
}

/** Where a replay begins when the address does not say: a finished game at its deal, another where it stands. */
export const firstStep = (game: Game): number => (game.phase === 'over' ? 0 : game.moves.length);

/** The step that is meant, in a game with so many. */
export const heldWithin = (at: number, last: number): number => Math.max(0, Math.min(at, last));
