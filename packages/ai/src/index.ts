// The players and the solver, for the programs that seat them at a table.

export { type Pair, playGame, playPair, type Standing, standing } from './arena.ts';
export { type Analysis, analyse, hint, HINT_NODES } from './analysis/analyse.ts';
export { difference, type Prospect, type TallyDifference } from './analysis/prospect.ts';
export { type Decision, DECISIONS, type Grade, type Review, review } from './analysis/review.ts';
export { type Bot, type BotName, BOTS, botOf, makeBot, makeSkilled } from './bot.ts';
export type { Budget } from './budget.ts';
export { type Level, LEVELS, type Skill, SKILLS } from './levels.ts';
export { type Signature, signature } from './signature.ts';
export { type Solution, solve } from './solver/solve.ts';
