// What each card of the circle would bring at once to either player, laid by itself where it is best.

import { makeScoreboard, makeSpots, type Scoreboard } from '@wagons/ai/kernel';
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
  const scoreboard = makeScoreboard(game);
  return game.circle.map((card) => ({
    card,
    own: bestGain(scoreboard, seat, card),
    other: bestGain(scoreboard, opponent(seat), card),
  }));
}

const spots = makeSpots();

function bestGain(scoreboard: Scoreboard, seat: Seat, card: CardId): Points {
  const town = scoreboard.towns[seat];
  const codes = scoreboard.codes(card);
  const before = scoreboard.margin(seat);
  const count = town.spots(spots);
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    for (let turned = 0; turned < ROTATIONS.length; turned++) {
      town.place(codes, turned, spots[2 * i] ?? 0, spots[2 * i + 1] ?? 0);
      best = Math.max(best, scoreboard.margin(seat));
      town.undo();
    }
  }
  return best - before;
}
