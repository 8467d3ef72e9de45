// Largest groups, by one pass over the town that joins each cell with its left and upper neighbour.

import { SIDE } from './rows.ts';
import { EMPTY_CELL, type KernelTown, terrainOf } from './town.ts';

const parent = new Int16Array(512);
const count = new Int16Array(512);
const label = new Int16Array(SIDE * SIDE);

function root(of: number): number {
  let at = of;
  while (parent[at] !== at) at = parent[at]!;
  return at;
}

/** Writes the size of the largest group of each terrain into `sizes`; answers their sum. */
export function largestGroups(town: KernelTown, sizes: Int16Array): number {
  sizes.fill(0);
  const { cells } = town;
  let labels = 0;
  for (let y = town.top; y <= town.bottom; y++) {
    const row = (y & 31) * SIDE;
    const above = ((y - 1) & 31) * SIDE;
    for (let x = town.left; x <= town.right; x++) {
      const column = x & 31;
      const code = cells[row + column]!;
      if (code === EMPTY_CELL) continue;
      const terrain = terrainOf[code]!;
      const leftColumn = (x - 1) & 31;
      let group = -1;
      if (terrainOf[cells[row + leftColumn]!] === terrain) group = root(label[row + leftColumn]!);
      if (terrainOf[cells[above + column]!] === terrain) {
        const upper = root(label[above + column]!);
        if (group < 0) group = upper;
        else if (upper !== group) {
          parent[upper] = group;
          count[group]! += count[upper]!;
        }
      }
      if (group < 0) {
        group = labels++;
        parent[group] = group;
        count[group] = 0;
      }
      label[row + column] = group;
      const size = ++count[group]!;
      if (size > sizes[terrain]!) sizes[terrain] = size;
    }
  }
  return sizes[0]! + sizes[1]! + sizes[2]! + sizes[3]! + sizes[4]! + sizes[5]!;
}
