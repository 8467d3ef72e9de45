// Plays the moves of a turn as sent by the client; fails at the first illegal one.

import {
  type Game,
  type IllegalMove,
  playAll,
  refused,
  REFUSALS,
  type Result,
  seatToMove,
} from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';

type Played = Result<Game, IllegalMove>;

/** A turn is played twice, by `decide` and by `apply`: the second time the result comes from this cache. */
const cache = new WeakMap<readonly string[], { readonly from: Game; readonly played: Played }>();

/** The game after a turn of the seat to move. */
export function playTurn(game: Game, moves: readonly string[]): Played {
  const known = cache.get(moves);
  if (known?.from === game) return known.played;
  const played = playTexts(game, moves);
  cache.set(moves, { from: game, played });
  return played;
}

/** A turn with an unreadable move is refused there, unless an earlier move is refused already. */
function playTexts(from: Game, texts: readonly string[]): Played {
  const moves = texts.map(readMadeMove);
  const unreadable = moves.indexOf(undefined);
  const readable = moves
    .slice(0, unreadable < 0 ? undefined : unreadable)
    .filter((move) => move !== undefined);
  const played = playAll(from, readable, seatToMove(from));
  return played.ok && unreadable >= 0
    ? refused({ why: 'malformed', rule: REFUSALS.malformed, at: unreadable })
    : played;
}
