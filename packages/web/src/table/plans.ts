// What comes next at a table: a new game, the next of a match, the same deal from the other side, a fork.

import {
  begin,
  type BySeat,
  type Deck,
  type Game,
  newGame,
  opponent,
  type Points,
  type Seat,
  undo,
} from '@wagons/rules';
import type { Match, Sitter } from './table.ts';

/** A game that is about to begin: from where, and between whom. */
export type Plan = {
  readonly game: Game;
  readonly sitters: BySeat<Sitter>;
  /** Where the deal comes from, when it comes from a seed. */
  readonly seed?: string | undefined;
  /** The match as it stands before this game. */
  readonly match?: Match | undefined;
};

export const planGame = (wish: {
  readonly deck: Deck;
  readonly seed: string;
  readonly sitters: BySeat<Sitter>;
  /** Best of so many games; 1 is no match. */
  readonly of?: number;
}): Plan => ({
  game: newGame(wish.seed, wish.deck),
  sitters: wish.sitters,
  seed: wish.seed,
  match:
    wish.of !== undefined && wish.of > 1
      ? { of: wish.of, played: 0, won: { one: 0, other: 0, shared: 0 } }
      : undefined,
});

const swapped = ({ first, second }: BySeat<Sitter>): BySeat<Sitter> => ({ first: second, second: first });

/** What a plan can be made from: a table. */
type Played = { readonly game: Game; readonly sitters: BySeat<Sitter>; readonly match: Match | undefined };

/** The next game: a new deal, and the other one begins. A match that is not decided goes on. */
export const planNext = ({ game, sitters, match }: Played, seed: string): Plan => ({
  game: newGame(seed, game.deck),
  sitters: swapped(sitters),
  seed,
  match: match && !isDecided(match) ? match : match && { ...match, played: 0, won: NOBODY },
});
const NOBODY = { one: 0, other: 0, shared: 0 } as const;

/** A new deal for the same seats; it counts for no match. */
export const planNewDeal = ({ game, sitters }: Played, seed: string): Plan => ({
  game: newGame(seed, game.deck),
  sitters,
  seed,
});

/** The same deal with the seats swapped; it counts for no match. */
export const planSameDeal = ({ game, sitters }: Played, seed: string | undefined): Plan => ({
  game: begin(game.deck, game.deal),
  sitters: swapped(sitters),
  seed,
});

/** A new game from the position that a game had after so many moves. */
export const planFork = (game: Game, moves: number, sitters: BySeat<Sitter>): Plan => ({
  game: undo(game, Math.max(0, game.moves.length - moves)),
  sitters,
});

// ---- Matches ----

/** Who of the match sits where in its next game: whoever sat first in the first game is `one`. */
export const seatOfOne = ({ played }: Match): Seat => (played % 2 === 0 ? 'first' : 'second');

/** The match with one more game in it. */
export function afterGame(match: Match, totals: BySeat<Points>): Match {
  const one = seatOfOne(match);
  const lead = totals[one] - totals[opponent(one)];
  const winner = lead === 0 ? 'shared' : lead > 0 ? 'one' : 'other';
  return {
    ...match,
    played: match.played + 1,
    won: { ...match.won, [winner]: match.won[winner] + 1 },
  };
}

/** Whether nobody can catch up any more, or all games are played. */
export const isDecided = ({ of, played, won }: Match): boolean =>
  played >= of || Math.abs(won.one - won.other) > of - played;
