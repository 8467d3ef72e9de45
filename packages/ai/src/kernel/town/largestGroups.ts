// The largest groups of a town by union-find: only cells with an equal left or upper neighbor are visited.

import { AREA, torus } from './rows.ts';
import type { KernelTown } from './town.ts';

const { highestBit, fromLeft, rowStart, wrap } = torus;

// By cell: its parent in the forest, and the group's size if it is a root. Between two calls every cell is a root.
const parents = Int16Array.from({ length: AREA }, (_, cell) => cell);
const sizes = new Uint8Array(AREA).fill(1);
/** The cells that were changed, to be reset. */
const changed = new Int16Array(256);
let changes = 0;

/** Writes the size of the largest group of each terrain into `largest`; returns their sum. */
export function largestGroups(town: KernelTown, largest: Int16Array): number {
  let sum = 0;
  for (let terrain = 0; terrain < 6; terrain++) {
    const most = largestOf(town, terrain);
    largest[terrain] = most;
    sum += most;
  }
  for (let i = 0; i < changes; i++) {
    const cell = changed[i]!;
    parents[cell] = cell;
    sizes[cell] = 1;
  }
  changes = 0;
  return sum;
}

function largestOf({ planes, top, bottom }: KernelTown, terrain: number): number {
  let most = 0;
  let above = 0;
  for (let y = top; y <= bottom; y++) {
    const here = planes[(terrain << 5) | wrap(y)]!;
    const left = here & fromLeft(here);
    const up = here & above;
    above = here;
    if (most === 0 && here !== 0) most = 1;
    const row = rowStart(y);
    const rowAbove = rowStart(y - 1);
    for (let rest = left | up; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const column = highestBit(bit);
      // Where the row wraps around, a cell may have been joined before it is visited.
      let group = rootOf(row | column);
      if ((left & bit) !== 0) group = join(group, row | wrap(column - 1));
      if ((up & bit) !== 0) group = join(group, rowAbove | column);
      if (sizes[group]! > most) most = sizes[group]!;
    }
  }
  return most;
}

function rootOf(cell: number): number {
  let root = cell;
  while (parents[root] !== root) root = parents[root]!;
  return root;
}

/** Joins a group with that of a cell; returns the root of both. */
function join(group: number, cell: number): number {
  const other = rootOf(cell);
  if (other === group) return group;
  changed[changes++] = group;
  changed[changes++] = other;
  parents[group] = other;
  sizes[other]! += sizes[group]!;
  return other;
}
