// The kernel's own door, for those who measure it.

export { compileBonus, type Worth } from './compile.ts';
export { largestGroups } from './groups.ts';
export { makeRows, popcount, shifted, SIDE } from './rows.ts';
export { codesOf, KernelTown, terrainOf } from './town.ts';
export { type Judge, makeJudge } from '../search/judge.ts';
