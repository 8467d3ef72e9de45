// Bots by name: a bot is a function that chooses a legal move of a game.

import type { Game, Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import type { Budget } from '../search/budget.ts';
import { greedy } from '../search/greedy.ts';
import type { BotName } from '../service/bots.ts';
import { mcts } from './baselines/mcts.ts';
import { next } from './baselines/next.ts';
import { uct } from './baselines/uct.ts';
import { type Skill, SKILLS } from './skills.ts';
import { random } from './random.ts';
import { companion, skilled } from './skilled.ts';
import { makeStrong } from './strong.ts';

/** Chooses a legal move; only called while the game is not over. */
export type Bot = (game: Game) => Move;

/** Default budgets of tree searches, in nodes so that the same position always gets the same move. */
const NODES = { uct: 2000, mcts: 40 } as const;

/** Adds a node limit to a budget without any. */
const limited = (budget: Budget, nodes: number): Budget =>
  budget.nodes === undefined && budget.time === undefined ? { ...budget, nodes } : budget;

/** A bot with a custom skill. A skill limits the search by itself; a budget can only limit it further. */
export const makeSkilled =
  (skill: Skill, roll: Dice, budget: Budget = {}): Bot =>
  (game) =>
    skilled(game, { skill, roll, budget });

/** A bot by name. All its randomness comes from the injected dice. */
export function makeBot(name: BotName, roll: Dice, budget: Budget = {}): Bot {
  switch (name) {
    case 'random':
      return (game) => random(game, roll);
    case 'next':
      return next;
    case 'uct':
      return (game) => uct(game, limited(budget, NODES.uct), roll);
    case 'mcts':
      return (game) => mcts(game, limited(budget, NODES.mcts), roll);
    case 'greedy':
      return greedy;
    case 'companion':
      return (game) => companion(game, { skill: SKILLS.L6, roll, budget });
    case 'L1':
    case 'L2':
    case 'L3':
    case 'L4':
    case 'L5':
    case 'L6':
    case 'L7':
      return makeSkilled(SKILLS[name], roll, budget);
    case 'L8':
      return makeStrong(budget);
  }
}
