// The random player: every legal move is equally likely. The weakest baseline.

import { type Game, invariant, legalMoves, type Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';

export function random(game: Game, roll: Dice): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const moves = legalMoves(game);
  const move = moves[roll(moves.length)];
  invariant(move, 'there is always a legal move');
  return move;
}
