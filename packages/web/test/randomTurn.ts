// A turn by chance, for tests that play games.

import { type Game, invariant, legalMoves, type Move, play } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { isFinished } from '../src/play/table/turns.ts';

/** A whole turn of whoever is to move, by chance. */
export function randomTurn(game: Game, roll: Dice): readonly Move[] {
  const turn: Move[] = [];
  for (let now = game; ;) {
    const moves = legalMoves(now);
    const move = moves[roll(moves.length)];
    const next = move && play(now, move);
    invariant(move && next?.ok, 'there is a legal move');
    turn.push(move);
    now = next.value;
    if (isFinished(game, now)) return turn;
  }
}
