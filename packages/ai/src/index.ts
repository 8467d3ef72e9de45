// The public API: bots, analysis and the exact solver.

export * from './grades/index.ts';
export * from './service/index.ts';
export { type Pair, playGame, playPair, type Standing, standing, wilson } from './players/arena.ts';
export { deepHint, hint } from './analysis/hint.ts';
export { packReview, unpackReview } from './analysis/packed.ts';
export { type NextBest, nextBest } from './analysis/nextBest.ts';
export { gradeMove, type Review, review } from './analysis/review.ts';
export { type Bot, makeBot, makeSkilled } from './players/bot.ts';
export type { Budget } from './search/budget.ts';
export { type CardGain, immediateGains } from './search/greedy.ts';
export { type Skill, SKILLS } from './players/skills.ts';
export { type Signature, signature } from './signature.ts';
export { type Solution, solve } from './solver/solve.ts';
