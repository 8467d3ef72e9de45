// The player that never skips: it takes the next card and places it where it scores most right now.
//
// As second player it chooses the first card of the circle as dealt. Level 1 is measured against it, because that is how
// a child plays. Frozen: never improved. A change needs a new name.

import { type Game, invariant, legalMoves, type Move } from '@wagons/rules';
import { greedy } from '../../search/greedy.ts';

/** Chooses a move; only called while the game is not over. */
export function next(game: Game): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  if (game.phase === 'place') return greedy(game);
  // Starting cards and drafts are in the order of the circle.
  const [first] = legalMoves(game);
  invariant(first, 'there is always a legal move');
  return first;
}
