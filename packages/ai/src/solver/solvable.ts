// Whether it is worth while to ask the solver.

import type { Game } from '@wagons/rules';

/** With so many cards to be laid it often comes to an end. */
const SOLVABLE = 5;

export const isSolvable = (game: Game): boolean => cardsToLay(game) <= SOLVABLE;

export const cardsToLay = (game: Game): number =>
  game.circle.length + (game.phase === 'place' ? game.held.length : 0);
