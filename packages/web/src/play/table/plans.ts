// How a game begins: from a deal, or from the position of another game.

import { type BySeat, type Deck, type Game, newGame, undo } from '@wagons/rules';
import type { Match, Sitter } from '../store/sitters.ts';

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

/** A new game from the position that a game had after so many moves. */
export const planFork = (game: Game, moves: number, sitters: BySeat<Sitter>): Plan => ({
  game: undo(game, Math.max(0, game.moves.length - moves)),
  sitters,
});
