// The search's public entry, for benchmarks and tools.

export { Spending } from './budget.ts';
export type { SearchScope } from './candidates.ts';
export { type Evaluator, makeEvaluator } from './evaluator.ts';
export { MOST_TOWNS, SearchCache } from './searchCache.ts';
export { Searcher } from './searcher.ts';
