// A match: every deal is played twice with the seats swapped, and nobody can keep it from going on.

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

/** The two players of a match. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** A game that is lost by a fault counts as lost by at least so many points. */
export const FORFEIT = 100;

/** A game of a match, to its end or to the fault of a player. */
export type Played = {
  readonly seed: string;
  readonly first: Side;
  readonly game: Game;
  /** The total of a less that of b. */
  readonly margin: number;
  readonly fault?: { readonly by: Side; readonly why: BotFault };
};

export type Match = {
  readonly deck: Deck;
  readonly seed: string;
  readonly deals: number;
  readonly players: Readonly<Record<Side, Contestant>>;
};

/** Both games of one deal after another; after an interruption, no more. */
export async function* playMatch(
  { deck, seed, deals, players }: Match,
  isInterrupted: () => boolean,
): AsyncGenerator<readonly [Played, Played]> {
  for (let i = 1; i <= deals; i++) {
    const deal = newGame(`${seed}/${i}`, deck);
    const one = await playGame(deal, `${seed}/${i}`, 'a', players, isInterrupted);
    const other = one && (await playGame(deal, `${seed}/${i}`, 'b', players, isInterrupted));
    if (!one || !other) return;
    yield [settle(one, other), settle(other, one)];
  }
}

async function playGame(
  deal: Game,
  seed: string,
  first: Side,
  players: Match['players'],
  isInterrupted: () => boolean,
): Promise<Played | undefined> {
  const sides: BySeat<Side> = { first, second: first === 'a' ? 'b' : 'a' };
  const seatOfA: Seat = first === 'a' ? 'first' : 'second';
  const lost = (game: Game, by: Side, why: BotFault): Played => ({
    seed,
    first,
    game,
    // The pair decides by how much: see `settle`.
    margin: 0,
    fault: { by, why },
  });
  for (const seat of ['first', 'second'] as const) {
    const side = sides[seat];
    // Two equal players do not throw the same dice.
    const ready = await players[side].begin(`${seed}/${side}/${seat}`);
    if (isInterrupted()) return undefined;
    if (!ready.ok) return lost(deal, side, ready.error);
  }
  let game = deal;
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

/** Whoever is at fault loses the pair as well, by however much the other game was won; two faults weigh the same. */
function settle(played: Played, other: Played): Played {
  if (!played.fault) return played;
  const sign = played.fault.by === 'a' ? 1 : -1;
  const won = other.fault ? 0 : other.margin * sign;
  return { ...played, margin: -sign * Math.max(FORFEIT, won + 1) };
}

/** As the arena counts them: the margins of a, first as first player, then as second. */
export const pairOf = ([one, other]: readonly [Played, Played]): Pair => ({
  seed: one.seed,
  margins: [one.margin, other.margin],
});
