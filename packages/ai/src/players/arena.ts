// The arena: two bots play the same deals from both seats, and pairs of games are scored.

import {
  type Deck,
  type Game,
  mustPlay,
  newGame,
  opponent,
  score,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { Bot } from './bot.ts';

/** A game from its deal to its end. */
export function playGame(seed: string, deck: Deck, bots: Readonly<Record<Seat, Bot>>): Game {
  let game = newGame(seed, deck);
  for (let seat = seatToMove(game); seat; seat = seatToMove(game)) {
    game = mustPlay(game, bots[seat](game));
  }
  return game;
}

/** A deal played twice, seats swapped: both margins of the bot `a`, first as first player, then as second. */
export type Pair = { readonly seed: string; readonly margins: readonly [number, number] };

export function playPair(seed: string, deck: Deck, a: Bot, b: Bot): Pair {
  const marginAs = (seat: Seat): number => {
    const tallies = score(
      playGame(seed, deck, seat === 'first' ? { first: a, second: b } : { first: b, second: a }),
    );
    return tallies[seat].total - tallies[opponent(seat)].total;
  };
  return { seed, margins: [marginAs('first'), marginAs('second')] };
}

/** The result of a match: a pair is won by the larger sum of both margins; a tie is half a win. */
export type Standing = {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly meanMargin: number;
  /** The 95 % confidence interval for the share of pairs won (Wilson score). */
  readonly interval: readonly [number, number];
};

export function standing(pairs: readonly Pair[]): Standing {
  const sums = pairs.map(({ margins: [first, second] }) => first + second);
  const won = sums.filter((sum) => sum > 0).length;
  const tied = sums.filter((sum) => sum === 0).length;
  const meanMargin = sums.reduce((total, sum) => total + sum, 0) / (2 * Math.max(1, pairs.length));
  return {
    won,
    tied,
    lost: pairs.length - won - tied,
    meanMargin,
    interval: wilson(won + tied / 2, pairs.length),
  };
}

/** The 95 % confidence interval of a share (Wilson score). */
export function wilson(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const middle = (share + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  const radius =
    (z / (1 + (z * z) / trials)) *
    Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return [Math.max(0, middle - radius), Math.min(1, middle + radius)];
}
