// The groups of a town, by one pass that joins each cell with its left and upper neighbour.

import { type KernelTown, terrainOf } from './town.ts';

// By label: the terrain of the group, its size where the label is the group's own, and the label it was joined to.
const terrains = new Int8Array(64);
const sizes = new Int16Array(64);
const parents = new Int16Array(64);
// By cell: a label of its group; several labels may mean one group.
const labels = new Int16Array(1024);

/** Writes the size of the largest group of each terrain into `largest`; answers their sum. */
export function largestGroups(town: KernelTown, largest: Int16Array): number {
  largest.fill(0);
  // A label that is no longer a group's own has a part of its size, which does no harm among the largest.
  for (let label = findGroups(town) - 1; label >= 0; label--) {
    const terrain = terrains[label]!;
    if (sizes[label]! > largest[terrain]!) largest[terrain] = sizes[label]!;
  }
  return largest[0]! + largest[1]! + largest[2]! + largest[3]! + largest[4]! + largest[5]!;
}

/** Labels the groups; answers how many labels there are. */
function findGroups({ cells, left, top, right, bottom }: KernelTown): number {
  let count = 0;
  for (let y = top; y <= bottom; y++) {
    const row = (y & 31) << 5;
    const above = ((y - 1) & 31) << 5;
    let terrainBefore = -1;
    let groupBefore = -1;
    for (let x = left; x <= right; x++) {
      const column = x & 31;
      const terrain = terrainOf[cells[row | column]!]!;
      let group = terrain === terrainBefore ? groupBefore : -1;
      terrainBefore = terrain;
      if (terrain < 0) continue;
      if (terrainOf[cells[above | column]!] === terrain) {
        let upper = labels[above | column]!;
        while (parents[upper] !== upper) upper = parents[upper]!;
        if (group >= 0 && upper !== group) {
          parents[upper] = group;
          sizes[group]! += sizes[upper]!;
        } else group = upper;
      }
      if (group < 0) {
        group = count++;
        parents[group] = group;
        sizes[group] = 0;
        terrains[group] = terrain;
      }
      groupBefore = group;
      labels[row | column] = group;
      sizes[group]!++;
    }
  }
  return count;
}
