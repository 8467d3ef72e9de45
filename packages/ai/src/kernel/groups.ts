// The largest groups of a town: only cells that continue a group to their left or above are looked at one by one.

import { fromLeft } from './rows.ts';
import type { KernelTown } from './town.ts';

const SIDE = 32;

// By cell: the one it was joined to, and the size of the group where that is itself. Between two looks every cell is a
// group of its own.
const parents = Int16Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
const sizes = new Uint8Array(SIDE * SIDE).fill(1);
// What was joined, to be separated again.
const joined = new Int16Array(256);
let joins = 0;

/** Writes the size of the largest group of each terrain into `largest`; answers their sum. */
export function largestGroups(town: KernelTown, largest: Int16Array): number {
  let sum = 0;
  for (let terrain = 0; terrain < 6; terrain++) {
    const most = largestOf(town, terrain);
    largest[terrain] = most;
    sum += most;
  }
  for (let i = 0; i < joins; i++) {
    const cell = joined[i]!;
    parents[cell] = cell;
    sizes[cell] = 1;
  }
  joins = 0;
  return sum;
}

function largestOf({ planes, top, bottom }: KernelTown, terrain: number): number {
  let most = 0;
  let above = 0;
  for (let y = top; y <= bottom; y++) {
    const here = planes[(terrain << 5) | (y & 31)]!;
    const left = here & fromLeft(here);
    const up = here & above;
    above = here;
    if (most === 0 && here !== 0) most = 1;
    for (let rest = left | up; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const column = 31 - Math.clz32(bit);
      // Where the ring closes, a cell may have been joined before its turn.
      let group = ownOf(((y & 31) << 5) | column);
      if ((left & bit) !== 0) group = join(group, ((y & 31) << 5) | ((column - 1) & 31));
      if ((up & bit) !== 0) group = join(group, (((y - 1) & 31) << 5) | column);
      if (sizes[group]! > most) most = sizes[group]!;
    }
  }
  return most;
}

/** The cell that stands for the group of another. */
function ownOf(cell: number): number {
  let own = cell;
  while (parents[own] !== own) own = parents[own]!;
  return own;
}

/** Joins a group with that of a cell; answers the group of both. */
function join(group: number, cell: number): number {
  const other = ownOf(cell);
  if (other === group) return group;
  joined[joins++] = group;
  joined[joins++] = other;
  parents[group] = other;
  sizes[other]! += sizes[group]!;
  return other;
}
