// Results of the engine and what they say: light code that may run on a page's main thread.

export { type Advice, adviceOf } from './advice.ts';
export { type Alternative, alternativeTo } from './alternative.ts';
export { type Balance, balanceOf } from './balance.ts';
export { type DecisionKind, DECISIONS, type Grade, type Margin } from './grade.ts';
export { marginsOf } from './margins.ts';
export { type GradeMark, GRADE_MARKS, isReported, THRESHOLDS } from './marks.ts';
export { mistakesOf, type ReviewedMistake } from './mistakes.ts';
export { type LossPart, partsOf, type TallyLine } from './parts.ts';
export { type Analysis, difference, type Prospect, type TallyDifference } from './prospect.ts';
export { type PlayerSummary, type Practice, summarize } from './summary.ts';
export { type Swing, swingOf } from './swing.ts';
export { LARGEST_UNCERTAINTY } from './uncertainty.ts';
