// Plays a match: every deal twice with the seats swapped. A faulty bot loses its game; the match continues.

import type { Pair } from '@wagons/ai';
import {
  type BySeat,
  type Deck,
  type Game,
  mustPlay,
  newGame,
  opponent,
  score,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { BotFault } from '@wagons/words/terminal';
import type { Contestant } from './contestant.ts';

export const SIDES = ['a', 'b'] as const;
export type MatchSide = (typeof SIDES)[number];

/** A game lost by a fault counts as lost by at least this many points. */
export const FORFEIT = 100;

/** A finished game, or one that a fault ended. */
export type PlayedGame = {
  readonly seed: string;
  readonly first: MatchSide;
  readonly game: Game;
  /** The total of a minus that of b. */
  readonly margin: number;
  readonly fault?: { readonly by: MatchSide; readonly why: BotFault };
};

export type MatchSetup = {
  readonly deck: Deck;
  readonly seed: string;
  readonly deals: number;
  readonly players: Readonly<Record<MatchSide, Contestant>>;
};

/** Plays deal after deal until interrupted. */
export async function* playMatch(
  { deck, seed, deals, players }: MatchSetup,
  isInterrupted: () => boolean,
): AsyncGenerator<readonly [PlayedGame, PlayedGame]> {
  for (let i = 1; i <= deals; i++) {
    const deal = { seed: `${seed}/${i}`, start: newGame(`${seed}/${i}`, deck) };
    const one = await playGame(deal, 'a', players, isInterrupted);
    const other = one && (await playGame(deal, 'b', players, isInterrupted));
    if (!one || !other) return;
    yield [settle(one, other), settle(other, one)];
  }
}

async function playGame(
  { seed, start }: { readonly seed: string; readonly start: Game },
  first: MatchSide,
  players: MatchSetup['players'],
  isInterrupted: () => boolean,
): Promise<PlayedGame | undefined> {
  const sides: BySeat<MatchSide> = { first, second: first === 'a' ? 'b' : 'a' };
  const seatOfA: Seat = first === 'a' ? 'first' : 'second';
  const lost = (game: Game, by: MatchSide, why: BotFault): PlayedGame => ({
    seed,
    first,
    game,
    // `settle` sets it.
    margin: 0,
    fault: { by, why },
  });
  for (const seat of ['first', 'second'] as const) {
    const side = sides[seat];
    // Two equal bots get different seeds.
    const ready = await players[side].begin(`${seed}/${side}/${seat}`);
    if (isInterrupted()) return undefined;
    if (!ready.ok) return lost(start, side, ready.error);
  }
  let game = start;
  for (let seat = seatToMove(game); seat; seat = seatToMove(game)) {
    const side = sides[seat];
    const move = await players[side].choose(game);
    if (isInterrupted()) return undefined;
    if (!move.ok) return lost(game, side, move.error);
    game = mustPlay(game, move.value);
  }
  const tallies = score(game);
  return { seed, first, game, margin: tallies[seatOfA].total - tallies[opponent(seatOfA)].total };
}

/** A fault loses the pair as well, whatever the margin of the other game; two faults are equal. */
function settle(played: PlayedGame, other: PlayedGame): PlayedGame {
  if (!played.fault) return played;
  const sign = played.fault.by === 'a' ? 1 : -1;
  const won = other.fault ? 0 : other.margin * sign;
  return { ...played, margin: -sign * Math.max(FORFEIT, won + 1) };
}

/** For the arena: the margins of a, as first player, then as second. */
export const pairOf = ([one, other]: readonly [PlayedGame, PlayedGame]): Pair => ({
  seed: one.seed,
  margins: [one.margin, other.margin],
});
