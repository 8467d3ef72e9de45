// The groups of a town by one pass of union-find that joins each cell with its left and upper neighbor.

import { EMPTY_CELL, terrainOf } from '../../../kernel/town/codes.ts';
import { AREA, torus } from '../../../kernel/town/rows.ts';
import type { KernelTown } from '../../../kernel/town/town.ts';

const { cellIndex } = torus;

export class GroupMap {
  /** By cell: a label of its group; several labels may belong to one group. */
  readonly label = new Int16Array(AREA);
  /** By label: the terrain, and the size if the label is the root of its group. */
  readonly terrain = new Int8Array(256);
  readonly size = new Int16Array(256);
  readonly #parent = new Int16Array(256);

  rootOf(label: number): number {
    let at = label;
    while (this.#parent[at] !== at) at = this.#parent[at]!;
    return at;
  }

  isRoot(label: number): boolean {
    return this.#parent[label] === label;
  }

  /** Labels the groups of a town; returns the number of labels. */
  update({ cells, left, top, right, bottom }: KernelTown): number {
    const { label, size } = this;
    let labels = 0;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const at = cellIndex(x, y);
        if (cells[at] === EMPTY_CELL) continue;
        const terrain = terrainOf[cells[at]!]!;
        const before = cellIndex(x - 1, y);
        const above = cellIndex(x, y - 1);
        let group = terrainOf[cells[before]!] === terrain ? this.rootOf(label[before]!) : -1;
        if (terrainOf[cells[above]!] === terrain) group = this.#join(this.rootOf(label[above]!), group);
        if (group < 0) {
          group = labels++;
          this.#parent[group] = group;
          size[group] = 0;
          this.terrain[group] = terrain;
        }
        label[at] = group;
        size[group]!++;
      }
    }
    return labels;
  }

  /** Joins one group with another, if there is another; returns the root of both. */
  #join(group: number, other: number): number {
    if (other < 0 || group === other) return group;
    this.#parent[group] = other;
    this.size[other]! += this.size[group]!;
    return other;
  }
}
