// The kernel's own door, for those who measure it.

export { compileBonus, type Worth } from './compile.ts';
export { type Face, type Faces, makeFaces } from './faces.ts';
export { largestGroups } from './groups.ts';
export { looksAcross } from './parts.ts';
export { makeRows, popcount, shifted, SIDE } from './rows.ts';
export { setTable, type Table } from './table.ts';
export { codesOf, KernelTown, makeSpots } from './town.ts';
export { type Judge, makeJudge } from '../search/judge.ts';
