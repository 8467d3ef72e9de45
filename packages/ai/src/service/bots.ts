// The bots by name, the eight levels, and the seeds of their random numbers.

import type { Game, Seat } from '@wagons/rules';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** Frozen baselines, a companion that keeps games close, and the levels from weakest to strongest. */
export const BOTS = [
  'random',
  'next',
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

/** The seed of a bot's random numbers: a reload, or another device with the same game, repeats its move. */
export const botSeed = (seed: string, seat: Seat, { moves }: Pick<Game, 'moves'>): string =>
  `${seed}/${seat}/${moves.length}`;
