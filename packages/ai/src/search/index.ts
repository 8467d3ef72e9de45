// The search's public entry, for benchmarks and tools.

export { Spending } from './budget.ts';
export { choices, type SearchScope, valueEach } from './candidates.ts';
export { type Evaluator, makeEvaluator } from './evaluator.ts';
export { Position, type UnfinishedGame } from './position.ts';
export { MOST_TOWNS, SearchCache } from './searchCache.ts';
export { Searcher } from './searcher.ts';
export { keyOf } from './cardSets.ts';
export { BLOCK_SIZE, blockOf, describeTown, EVERY_GAME, UNIT } from './potential/potential.ts';
export { type BeamTown, type EvaluationContext, placeAll, TownTrie } from './townTrie.ts';
