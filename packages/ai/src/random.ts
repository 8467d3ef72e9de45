// The random player: every legal move is equally likely. The floor of every measurement.

import { type Dice, type Game, invariant, legalMoves, type Move } from '@wagons/rules';

export function random(game: Game, roll: Dice): Move {
  const moves = legalMoves(game);
  const move = moves[roll(moves.length)];
  invariant(move, 'a game that is not over has a legal move');
  return move;
}
