// A bot: something that, shown a game, chooses one of its legal moves.

import type { Dice, Game, Move } from '@wagons/rules';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Chooses a legal move; asked only while the game is not over. */
export type Bot = (game: Game) => Move;

export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** A bot by its name; whatever it leaves to chance it takes from the dice handed in. */
export function makeBot(name: BotName, roll: Dice): Bot {
  switch (name) {
    case 'random':
      return (game) => random(game, roll);
    case 'greedy':
      return greedy;
  }
}
