// A whole game by chance, for tests in a browser that begin where one has ended.

import { type Deck, type Game, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { randomTurn } from './randomTurn.ts';

/** The game that a seed deals, played to its end; the same seed plays the same game. */
export function wholeGame(seed: string, deck: Deck): Game {
  const roll = dice(seed);
  let game = newGame(seed, deck);
  while (game.phase !== 'over') {
    for (const move of randomTurn(game, roll)) game = mustPlay(game, move);
  }
  return game;
}
