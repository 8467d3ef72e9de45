// Counts every line of play to a depth: the quickest proof that two engines implement the same rules.

import { legalMoves, mustPlay } from './play.ts';
import type { Game } from '../core/types.ts';

/** The number of positions `depth` moves ahead; a finished game counts as one. */
export function perft(game: Game, depth: number): number {
  if (depth === 0 || game.phase === 'over') return 1;
  const moves = legalMoves(game);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(mustPlay(game, move), depth - 1), 0);
}
