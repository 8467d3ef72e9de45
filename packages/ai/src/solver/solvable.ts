// Whether a position is worth a call of the solver.

import type { Game } from '@wagons/rules';

/** The solver usually finishes with at most this many cards to place. */
const MOST_SOLVABLE_CARDS = 5;

export const isSolvable = (game: Game): boolean => cardsToPlace(game) <= MOST_SOLVABLE_CARDS;

export const cardsToPlace = (game: Game): number =>
  game.circle.length + (game.phase === 'place' ? game.held.length : 0);
