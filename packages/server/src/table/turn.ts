// Plays the moves of a turn as they came over the wire: all of them, or up to the one that cannot be played.

import {
  type Game,
  type Illegal,
  play,
  readMadeMove,
  refused,
  REFUSALS,
  type Result,
  seatToMove,
} from '@wagons/rules';

type Played = Result<Game, Illegal & { readonly at: number }>;

/** A turn is played to decide about it, and then it is a fact: what came of it is not worked out once more. */
const remembered = new WeakMap<readonly string[], { readonly from: Game; readonly played: Played }>();

/** The game after a turn of whoever is to move. */
export function playTurn(game: Game, moves: readonly string[]): Played {
  const known = remembered.get(moves);
  if (known?.from === game) return known.played;
  const played = playAll(game, moves);
  remembered.set(moves, { from: game, played });
  return played;
}

function playAll(from: Game, moves: readonly string[]): Played {
  const seat = seatToMove(from);
  let game = from;
  for (const [at, text] of moves.entries()) {
    const move = readMadeMove(text);
    if (!move) return refused({ why: 'malformed', rule: REFUSALS.malformed, at });
    const next = play(game, move, seat);
    if (!next.ok) return refused({ ...next.error, at });
    game = next.value;
  }
  return { ok: true, value: game };
}
