// A random whole game, for browser tests that start from a finished one.

import { type Deck, type Game, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { randomTurn } from './randomTurn.ts';

/** A game dealt and played to its end by a seed. */
export function wholeGame(seed: string, deck: Deck): Game {
  const roll = dice(seed);
  let game = newGame(seed, deck);
  while (game.phase !== 'over') {
    for (const move of randomTurn(game, roll)) game = mustPlay(game, move);
  }
  return game;
}
