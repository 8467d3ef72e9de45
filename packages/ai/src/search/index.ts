// The search's own door, for those who measure it.

export { Spending } from '../budget.ts';
export type { Reach } from './candidates.ts';
export { Memory, MOST_TOWNS } from './memory.ts';
export { Searcher } from './searcher.ts';
