// Finds games that an earlier version began in the middle of another one, to try a mistake again, and counted as games.

import { type Game, SEATS } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import type { KeptGame } from './keptGame.ts';
import type { PracticeGame } from './seatPlayers.ts';

/** Fewer moves in common may be chance in the same deal. */
const SHARED = 3;

type Stored = { readonly kept: KeptGame; readonly game: Game };

/** By the id of a game: what it was begun from. `open` replays a stored game. */
export function findOldRetries(
  list: readonly KeptGame[],
  open: (kept: KeptGame) => Game | undefined,
): ReadonlyMap<string, PracticeGame> {
  // Only these were stored without a seed.
  const unseeded = list.filter(({ seed, practice }) => seed === undefined && !practice);
  const found = new Map<string, PracticeGame>();
  for (const kept of unseeded) {
    const game = open(kept);
    const before = game && originalOf({ kept, game }, list, open);
    if (before) found.set(kept.id, { of: before.kept.code, at: sharedMoves(game, before.game) });
  }
  return found;
}

/** The finished game of the same players that has the most moves in common; the older of two alike. */
function originalOf(
  { kept, game }: Stored,
  list: readonly KeptGame[],
  open: (kept: KeptGame) => Game | undefined,
): Stored | undefined {
  return list
    .filter((one) => one.totals && one.started < kept.started && one.deck === kept.deck)
    .filter((one) => SEATS.every((seat) => isSame(one.players[seat], kept.players[seat])))
    .flatMap((one) => {
      const opened = open(one);
      return opened && isSame(opened.deal, game.deal) ? [{ kept: one, game: opened }] : [];
    })
    .filter((one) => sharedMoves(game, one.game) >= SHARED)
    .toSorted(
      (a, b) => sharedMoves(game, b.game) - sharedMoves(game, a.game) || a.kept.started - b.kept.started,
    )[0];
}

function sharedMoves(game: Game, other: Game): number {
  const differs = game.moves.findIndex((move, i) => {
    const there = other.moves[i];
    return there === undefined || makeMove(move) !== makeMove(there);
  });
  return differs < 0 ? game.moves.length : differs;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
