// Plays the moves of a turn as they came over the wire: all of them, or up to the one that cannot be played.

import {
  type Game,
  type IllegalMove,
  playAll,
  readMadeMove,
  refused,
  REFUSALS,
  type Result,
  seatToMove,
} from '@wagons/rules';

type Played = Result<Game, IllegalMove>;

/** A turn is played to decide about it, and then it is a fact: what came of it is not worked out once more. */
const remembered = new WeakMap<readonly string[], { readonly from: Game; readonly played: Played }>();

/** The game after a turn of whoever is to move. */
export function playTurn(game: Game, moves: readonly string[]): Played {
  const known = remembered.get(moves);
  if (known?.from === game) return known.played;
  const played = playTexts(game, moves);
  remembered.set(moves, { from: game, played });
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
