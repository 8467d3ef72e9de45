// Turns: a seat's consecutive moves, which are confirmed and taken back together.

import {
  begin,
  type Game,
  type Illegal,
  type Move,
  ok,
  play,
  type Result,
  type Seat,
  seatToMove,
} from '@wagons/rules';

/** The game after some moves, all of them or none; with `by` each must be that seat's. */
export function playAll(game: Game, moves: readonly Move[], by?: Seat): Result<Game, Illegal> {
  let now = game;
  for (const move of moves) {
    const next = play(now, move, by);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
}

/** Who made a turn, and how many moves the game had before it. */
export type Turn = { readonly seat: Seat; readonly from: number };

/** The turns of a game so far, from the first. The last one may be unfinished. */
export function turnsOf(game: Game): readonly Turn[] {
  const turns: Turn[] = [];
  let now = begin(game.deck, game.deal);
  for (const [from, move] of game.moves.entries()) {
    const seat = seatToMove(now);
    if (seat && turns.at(-1)?.seat !== seat) turns.push({ seat, from });
    const next = play(now, move);
    if (next.ok) now = next.value;
  }
  return turns;
}

/** Whether a turn that began with `before` is finished in `after`: somebody else moves, or nobody. */
export const isFinished = (before: Game, after: Game): boolean => seatToMove(after) !== seatToMove(before);
