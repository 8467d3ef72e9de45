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

/** A move, whoever made it, and the moment before it. */
export type Done = { readonly by: Seat; readonly move: Move; readonly before: Game };

/** The game that was asked about last: mostly the next one goes on from it, and is not played from the start again. */
let last: { readonly game: Game; readonly all: readonly Done[] } | undefined;

/** Every move of a game. */
export function allDone(game: Game): readonly Done[] {
  const known =
    last?.game.deal === game.deal && last.game.moves.every((move, at) => move === game.moves[at])
      ? last
      : undefined;
  const all = [...(known?.all ?? [])];
  let now = known?.game ?? begin(game.deck, game.deal);
  for (const move of game.moves.slice(now.moves.length)) {
    const by = seatToMove(now);
    if (by) all.push({ by, move, before: now });
    const next = play(now, move);
    if (next.ok) now = next.value;
  }
  last = { game, all };
  return all;
}

/** Who made a turn, and how many moves the game had before it. */
export type Turn = { readonly seat: Seat; readonly from: number };

/** The turns of a game so far, from the first. The last one may be unfinished. */
export const turnsOf = (game: Game): readonly Turn[] =>
  allDone(game).flatMap(({ by: seat }, from, all) => (all[from - 1]?.by === seat ? [] : [{ seat, from }]));

/** Whether a turn that began with `before` is finished in `after`: somebody else moves, or nobody. */
export const isFinished = (before: Game, after: Game): boolean => seatToMove(after) !== seatToMove(before);
