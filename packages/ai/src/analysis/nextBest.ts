// How much worse every other legal move is than a proven best one, near the end of a game.

import { legalMoves, type Move, type Points } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../search/budget.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { cardsToPlace } from '../solver/solvable.ts';
import type { Prospect } from '../grades/prospect.ts';
import { prove } from './prove.ts';

export type NextBest =
  /** There is no other legal move. */
  | { readonly is: 'none' }
  /** The best of all other legal moves, and by how many points it is worse, proven; 0 if it is as good. */
  | { readonly is: 'proven'; readonly move: Move; readonly by: Points }
  /** The best move isn't proven, or the budget was too small to prove all others. */
  | { readonly is: 'unknown' };

/** With more cards to place, proving every other move takes seconds. */
const MOST_CARDS = 4;

/** `best` is the best prospect of the position. Every other legal move is proven, or nothing is said. */
export function nextBest(game: UnfinishedGame, best: Prospect, budget: Budget): NextBest {
  const others = legalMoves(game).filter((move) => makeMove(move) !== makeMove(best.move));
  if (others.length === 0) return { is: 'none' };
  if (!best.proven || cardsToPlace(game) > MOST_CARDS) return { is: 'unknown' };
  const spending = new Spending(budget);
  let next: Prospect | undefined;
  for (const move of others) {
    const found = prove(game, game.seat, spending, { share: 1, move });
    if (!found) return { is: 'unknown' };
    if (!next || found.value > next.value) next = found;
    // None can be better than the best.
    if (next.value >= best.value) break;
  }
  return next ? { is: 'proven', move: next.move, by: best.value - next.value } : { is: 'unknown' };
}
