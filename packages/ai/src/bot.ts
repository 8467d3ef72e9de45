// A bot: something that, shown a game, chooses one of its legal moves.

import type { Game, Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { mcts } from './baselines/mcts.ts';
import { uct } from './baselines/uct.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { type Level, type Skill, SKILLS } from './levels.ts';
import { random } from './random.ts';
import { companion, skilled } from './search/skilled.ts';
import { makeStrong } from './strong.ts';

/** Chooses a legal move; asked only while the game is not over. */
export type Bot = (game: Game) => Move;

/** Frozen baselines to measure others by, one that keeps games close, then the levels from the weakest on. */
export const BOTS = [
  'random',
  'uct',
  'mcts',
  'greedy',
  'companion',
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
  'L7',
  'L8',
] as const;
export type BotName = (typeof BOTS)[number];

/** The bot that plays at a level. */
export const botOf = (level: Level): BotName => `L${level}`;

/** What each may think without a budget of its own: counted, so that the same position always gets the same move. */
const NODES = { uct: 2000, mcts: 40, L8: 3000 } as const;

/** A budget without an end gets one. */
const limited = (budget: Budget, nodes: number): Budget =>
  budget.nodes === undefined && budget.time === undefined ? { ...budget, nodes } : budget;

/** A bot that plays with a skill of its own. A skill has its own limits; a budget can only narrow them. */
export const makeSkilled =
  (skill: Skill, roll: Dice, budget: Budget = {}): Bot =>
  (game) =>
    skilled(game, skill, roll, budget);

/** A bot by its name; whatever it leaves to chance it takes from the dice handed in. */
export function makeBot(name: BotName, roll: Dice, budget: Budget = {}): Bot {
  switch (name) {
    case 'random':
      return (game) => random(game, roll);
    case 'uct':
      return (game) => uct(game, limited(budget, NODES.uct), roll);
    case 'mcts':
      return (game) => mcts(game, limited(budget, NODES.mcts), roll);
    case 'greedy':
      return greedy;
    case 'companion':
      return (game) => companion(game, SKILLS.L6, roll, budget);
    case 'L1':
    case 'L2':
    case 'L3':
    case 'L4':
    case 'L5':
    case 'L6':
    case 'L7':
      return makeSkilled(SKILLS[name], roll, budget);
    case 'L8':
      return makeStrong(limited(budget, NODES.L8));
  }
}
