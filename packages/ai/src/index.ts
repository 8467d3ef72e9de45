// The players and the solver, for the programs that seat them at a table.

export { type Pair, playGame, playPair, type Standing, standing } from './arena.ts';
export { type Bot, type BotName, BOTS, makeBot } from './bot.ts';
export type { Budget } from './budget.ts';
export { type Solution, solve } from './solver/solve.ts';
