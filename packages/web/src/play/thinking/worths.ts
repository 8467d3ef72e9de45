// What each card of the circle would bring at once to either player, laid by itself where it is best.

import { makeSpots, setTable, type Table } from '@wagons/ai/kernel';
import {
  type CardId,
  type Game,
  opponent,
  type Points,
  ROTATIONS,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { Worths } from './thinker.ts';

/** A gain is that of the margin: what the card brings its owner, less what it brings the other. */
export function worthsOf(game: Game): Worths {
  const seat = seatToMove(game) ?? 'first';
  const table = setTable(game);
  return game.circle.map((card) => ({
    card,
    own: bestGain(table, seat, card),
    other: bestGain(table, opponent(seat), card),
  }));
}

const spots = makeSpots();

function bestGain(table: Table, seat: Seat, card: CardId): Points {
  const town = table.towns[seat];
  const codes = table.codes(card);
  const before = table.margin(seat);
  const count = town.spots(spots);
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    for (let turned = 0; turned < ROTATIONS.length; turned++) {
      town.place(codes, turned, spots[2 * i] ?? 0, spots[2 * i + 1] ?? 0);
      best = Math.max(best, table.margin(seat));
      town.undo();
    }
  }
  return best - before;
}
