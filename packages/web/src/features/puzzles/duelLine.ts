// Perfect play to the end of a duel, card by card, and how far it is shown on the board.

import { type Game, positionsOf, type Seat } from '@wagons/rules';
import { type MadeMove, madeMoves } from '../../play/table/turns.ts';

/** A card that was placed: who did it, the moves that belong to it, and the position then. */
export type LineStop = { readonly by: Seat; readonly moves: readonly MadeMove[]; readonly game: Game };

export type DuelLine = {
  readonly stops: readonly LineStop[];
  /** How many cards are placed; 0 is the position of the puzzle. */
  readonly at: number;
};

/** The cards that are placed after a position, to the end of a game. A draft belongs to the card it takes. */
export function stopsOf(start: Game, over: Game): readonly LineStop[] {
  const positions = positionsOf(over);
  const stops: LineStop[] = [];
  let moves: readonly MadeMove[] = [];
  for (const [i, made] of madeMoves(over).entries()) {
    if (i < start.moves.length) continue;
    moves = [...moves, made];
    const game = positions[i + 1];
    if (made.move.type !== 'place' || !game) continue;
    stops.push({ by: made.by, moves, game });
    moves = [];
  }
  return stops;
}

/** The same line at another card, as far as it has one. */
export const stepTo = (line: DuelLine, at: number): DuelLine => ({
  ...line,
  at: Math.min(Math.max(at, 0), line.stops.length),
});
