// The groups of a town, by one pass that joins each cell with its left and upper neighbour.

import { SIDE } from '../kernel/rows.ts';
import { EMPTY_CELL, type KernelTown, terrainOf } from '../kernel/town.ts';

/** Which group each cell belongs to, as it was when a town was last looked at. */
export class GroupMap {
  /** By cell: a label of its group; several labels may mean one group. */
  readonly label = new Int16Array(SIDE * SIDE);
  /** By label: the terrain, and, where it is the group's own label, the size. */
  readonly terrain = new Int8Array(256);
  readonly size = new Int16Array(256);
  readonly #parent = new Int16Array(256);

  /** The one label that stands for the group. */
  own(label: number): number {
    let at = label;
    while (this.#parent[at] !== at) at = this.#parent[at]!;
    return at;
  }

  isOwn(label: number): boolean {
    return this.#parent[label] === label;
  }

  /** Looks at a town; answers how many labels there are. */
  find(town: KernelTown): number {
    const { cells } = town;
    const { label, size } = this;
    const parent = this.#parent;
    let labels = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      const row = (y & 31) * SIDE;
      const above = ((y - 1) & 31) * SIDE;
      for (let x = town.left; x <= town.right; x++) {
        const column = x & 31;
        const code = cells[row + column]!;
        if (code === EMPTY_CELL) continue;
        const terrain = terrainOf[code]!;
        const left = row + ((x - 1) & 31);
        let group = terrainOf[cells[left]!] === terrain ? this.own(label[left]!) : -1;
        if (terrainOf[cells[above + column]!] === terrain) {
          const upper = this.own(label[above + column]!);
          if (group >= 0 && upper !== group) {
            parent[upper] = group;
            size[group]! += size[upper]!;
          } else group = upper;
        }
        if (group < 0) {
          group = labels++;
          parent[group] = group;
          size[group] = 0;
          this.terrain[group] = terrain;
        }
        label[row + column] = group;
        size[group]!++;
      }
    }
    return labels;
  }
}
