// The groups of a town on its sheet: whose group each cell is in, how large several groups are together.
//
// The groups of a key are numbered, and a set of them is a few bits: the groups beside some cells are one `or` away, and
// how large they are together stands in a table.

import { largestSize } from './flood.ts';
import { type Grid, SHEET, STRIDE } from './grid.ts';
import type { GroupKeys } from './labels.ts';
import { makeRows } from './rows.ts';

const KEYS = 6;
/** Of more groups of a key than these no table is made. */
const MOST_GROUPS = 10;
const TOWN_TOP = 3;

export class GroupSheet {
  readonly keys: GroupKeys;
  /** By key and cell: the group there, as a bit. */
  readonly planes = new Uint16Array(KEYS * SHEET);
  /** By key and set of groups: how many cells they have together. */
  readonly sums = new Uint8Array(KEYS << MOST_GROUPS);
  /** By key: the size of the largest group, and all groups of that size. */
  readonly largest = new Int16Array(KEYS);
  readonly tops = new Int16Array(KEYS);
  /** By key: all groups, as bits; the lower the bit, the larger the group. */
  readonly groups = new Int16Array(KEYS);
  /** The keys with too many groups for the table, as bits. */
  crowded = 0;
  /** All largest groups together. */
  sum = 0;

  readonly #rows = new Int32Array(KEYS * STRIDE);
  readonly #label = new Int16Array(SHEET);
  readonly #parent = new Int16Array(64);
  readonly #size = new Uint8Array(64);
  readonly #key = new Int8Array(64);
  readonly #bit = new Uint16Array(64);
  readonly #sorted = new Int16Array(64);
  #bottom = TOWN_TOP;

  constructor(keys: GroupKeys) {
    this.keys = keys;
  }

  /** Finds the groups of the town on a grid. */
  look(grid: Grid): void {
    this.#number(this.#find(grid));
    const { codes, lying, count } = grid;
    const { keys, planes } = this;
    const label = this.#label;
    const bit = this.#bit;
    const rows = this.#rows;
    planes.fill(0);
    rows.fill(0);
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const key = keys[codes[at]!]!;
      if (key < 0) continue;
      planes[key * SHEET + at] = bit[label[at]!]!;
      const row = Math.floor(at / STRIDE);
      rows[key * STRIDE + row]! |= 1 << (at - row * STRIDE - 1);
    }
    this.#bottom = count > 0 ? Math.floor(lying[count - 1]! / STRIDE) : TOWN_TOP;
  }

  /** Joins each cell with its left and upper neighbour; answers how many labels there are. */
  #find({ codes, lying, count }: Grid): number {
    const { keys } = this;
    const label = this.#label;
    const parent = this.#parent;
    const size = this.#size;
    let labels = 0;
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const key = keys[codes[at]!]!;
      if (key < 0) continue;
      let group = -1;
      if (keys[codes[at - 1]!] === key) {
        group = label[at - 1]!;
        while (parent[group] !== group) group = parent[group]!;
      }
      if (keys[codes[at - STRIDE]!] === key) {
        let upper = label[at - STRIDE]!;
        while (parent[upper] !== upper) upper = parent[upper]!;
        if (group >= 0 && upper !== group) {
          parent[upper] = group;
          size[group]! += size[upper]!;
        } else group = upper;
      }
      if (group < 0) {
        group = labels++;
        parent[group] = group;
        size[group] = 0;
        this.#key[group] = key;
      }
      label[at] = group;
      size[group]!++;
    }
    return labels;
  }

  /** Numbers the groups of each key, the largest first, and makes the table of their sums. */
  #number(labels: number): void {
    const { largest, tops, sums, groups } = this;
    const parent = this.#parent;
    const bits = this.#bit;
    const keys = this.#key;
    largest.fill(0);
    tops.fill(0);
    groups.fill(0);
    this.crowded = 0;
    const count = this.#sort(labels);
    for (let i = 0; i < count; i++) {
      const label = this.#sorted[i]!;
      const key = keys[label]!;
      const size = this.#size[label]!;
      const bit = groups[key]! + 1;
      if (bit > 1 << (MOST_GROUPS - 1)) {
        this.crowded |= 1 << key;
        continue;
      }
      if (bit === 1) largest[key] = size;
      if (size === largest[key]) tops[key]! |= bit;
      bits[label] = bit;
      groups[key]! |= bit;
      const table = key << MOST_GROUPS;
      for (let others = 0; others < bit; others++) sums[table | bit | others] = sums[table | others]! + size;
    }
    for (let label = 0; label < labels; label++) {
      let own = label;
      while (parent[own] !== own) own = parent[own]!;
      bits[label] = bits[own]!;
    }
    this.sum = largest[0]! + largest[1]! + largest[2]! + largest[3]! + largest[4]! + largest[5]!;
  }

  /** Sorts the groups, the largest first; answers how many there are. */
  #sort(labels: number): number {
    const size = this.#size;
    const sorted = this.#sorted;
    let count = 0;
    for (let label = 0; label < labels; label++) {
      if (this.#parent[label] !== label) continue;
      let at = count++;
      for (; at > 0 && size[sorted[at - 1]!]! < size[label]!; at--) sorted[at] = sorted[at - 1]!;
      sorted[at] = label;
    }
    return count;
  }

  readonly #rest = makeRows();

  /** Walks the groups of a key anew, with four cells set as `kept` says; answers the size of the largest. */
  walked(key: number, at: number, kept: number): number {
    const rest = this.#rest;
    const rows = this.#rows;
    const row = Math.floor(at / STRIDE);
    const column = at - row * STRIDE - 1;
    const top = row < TOWN_TOP ? row : TOWN_TOP;
    const bottom = row + 1 > this.#bottom ? row + 1 : this.#bottom;
    for (let y = top; y <= bottom; y++) rest[y & 31] = rows[key * STRIDE + y]!;
    const hole = ~(3 << column);
    rest[row & 31] = (rest[row & 31]! & hole) | ((kept & 3) << column);
    rest[(row + 1) & 31] = (rest[(row + 1) & 31]! & hole) | ((kept >> 2) << column);
    return largestSize(rest, top, bottom);
  }
}
