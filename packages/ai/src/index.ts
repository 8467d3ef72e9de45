// The players and the solver, for the programs that seat them at a table.

export { type Pair, playGame, playPair, type Standing, standing } from './arena.ts';
export type { Analysis, Decision, Grade, Prospect, Review, TallyDifference } from './analysis/prospect.ts';
export { type Bot, type BotName, BOTS, botOf, makeBot } from './bot.ts';
export type { Budget } from './budget.ts';
export { type Level, LEVELS, type Skill, SKILLS } from './levels.ts';
export { type Solution, solve } from './solver/solve.ts';
