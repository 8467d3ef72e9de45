// The kernel's public entry: fast towns, compiled conditions and the scoreboard of a game.

export { compileBonus, type CompiledBonus } from './conditions/compile.ts';
export type { Features } from './conditions/featureLeads.ts';
export { compileFeatures, type FeatureScoring } from './conditions/features.ts';
export { looksAcross } from './conditions/structure.ts';
export { makeScoreboard, type Scoreboard } from './scoreboard.ts';
export { largestGroups } from './town/largestGroups.ts';
export { makeRows, SIDE, torus } from './town/rows.ts';
export { codesOf, KernelTown, makeSpots } from './town/town.ts';
