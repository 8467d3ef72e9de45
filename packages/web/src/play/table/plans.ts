// Plans for new games: from a deal, or from a position of another game.

import { type BySeat, type Deck, type Game, newGame, undo } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import type { Match, PracticeGame, SeatPlayer, Target } from '../store/seatPlayers.ts';

/** A game that is about to start, and who plays it. */
export type Plan = {
  readonly game: Game;
  readonly players: BySeat<SeatPlayer>;
  /** The seed of the deal, if it has one. */
  readonly seed?: string | undefined;
  /** The match before this game. */
  readonly match?: Match | undefined;
  readonly practice?: PracticeGame | undefined;
  readonly target?: Target | undefined;
};

export const planGame = (options: {
  readonly deck: Deck;
  readonly seed: string;
  readonly players: BySeat<SeatPlayer>;
  /** The number of games in the match; 1 is no match. */
  readonly of?: number;
}): Plan => ({
  game: newGame(options.seed, options.deck),
  players: options.players,
  seed: options.seed,
  match:
    options.of !== undefined && options.of > 1
      ? { of: options.of, played: 0, won: { one: 0, other: 0, shared: 0 } }
      : undefined,
});

/** A new game from the position after the first `moves` moves of a game; practice, unless there are none. */
export const planFork = (game: Game, moves: number, players: BySeat<SeatPlayer>): Plan => ({
  game: undo(game, Math.max(0, game.moves.length - moves)),
  players,
  practice: moves > 0 ? { of: makeCode(game) } : undefined,
});
