// A random turn, for tests that play games.

import { type Game, invariant, legalMoves, type Move, mustPlay } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { isFinished } from '../src/play/table/turns.ts';

/** A random whole turn of the seat to move. */
export function randomTurn(game: Game, roll: Dice): readonly Move[] {
  const turn: Move[] = [];
  for (let now = game; ;) {
    const moves = legalMoves(now);
    const move = moves[roll(moves.length)];
    invariant(move, 'there is a legal move');
    turn.push(move);
    now = mustPlay(now, move);
    if (isFinished(game, now)) return turn;
  }
}
