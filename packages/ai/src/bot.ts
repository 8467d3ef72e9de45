// A bot: something that, shown a game, chooses one of its legal moves.

import type { Dice, Game, Move } from '@wagons/rules';
import { mcts } from './baselines/mcts.ts';
import { uct } from './baselines/uct.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { strong } from './search/searcher.ts';

/** Chooses a legal move; asked only while the game is not over. */
export type Bot = (game: Game) => Move;

/** From the weakest on; `uct` and `mcts` are frozen baselines to measure others by. */
export const BOTS = ['random', 'uct', 'mcts', 'greedy', 'strong'] as const;
export type BotName = (typeof BOTS)[number];

/** What each may think without a budget of its own: counted, so that the same position always gets the same move. */
const NODES = { uct: 2000, mcts: 40, strong: 1000 } as const;

/** A bot by its name; whatever it leaves to chance it takes from the dice handed in. */
export function makeBot(name: BotName, roll: Dice, budget?: Budget): Bot {
  switch (name) {
    case 'random':
      return (game) => random(game, roll);
    case 'uct':
      return (game) => uct(game, budget ?? { nodes: NODES.uct }, roll);
    case 'mcts':
      return (game) => mcts(game, budget ?? { nodes: NODES.mcts }, roll);
    case 'greedy':
      return greedy;
    case 'strong':
      return (game) => strong(game, budget ?? { nodes: NODES.strong });
  }
}
