// The public API: bots, analysis and the exact solver.

export { type Pair, playGame, playPair, type Standing, standing, wilson } from './players/arena.ts';
export { type Advice, adviceOf } from './analysis/advice.ts';
export { type Alternative, alternativeTo } from './analysis/alternative.ts';
export { type Analysis, analyze, hint, HINT_NODES } from './analysis/analyze.ts';
export { difference, type Prospect, type TallyDifference } from './analysis/prospect.ts';
export { type DecisionKind, DECISIONS, type Grade, type Margin } from './analysis/grade.ts';
export { type Balance, balanceOf } from './analysis/balance.ts';
export { type Swing, swingOf } from './analysis/swing.ts';
export { packReview, unpackReview } from './analysis/packed.ts';
export { type NextBest, nextBest, NEXT_BEST_NODES } from './analysis/nextBest.ts';
export { marginsOf } from './analysis/margins.ts';
export { mistakesOf, type ReviewedMistake } from './analysis/mistakes.ts';
export { type LossPart, partsOf, type TallyLine } from './analysis/parts.ts';
export { type PlayerSummary, type Practice, summarize } from './analysis/summary.ts';
export { isReported, type GradeMark, GRADE_MARKS, THRESHOLDS } from './analysis/marks.ts';
export { LARGEST_UNCERTAINTY } from './analysis/uncertainty.ts';
export { gradeMove, type Review, review, REVIEW_NODES } from './analysis/review.ts';
export { type Bot, type BotName, BOTS, botOf, makeBot, makeSkilled } from './players/bot.ts';
export type { Budget } from './search/budget.ts';
export { type CardGain, immediateGains } from './search/greedy.ts';
export { type Level, LEVELS, type Skill, SKILLS } from './players/levels.ts';
export { type Signature, signature } from './signature.ts';
export { type Solution, solve } from './solver/solve.ts';
