// Group labels: which group each cell of a town is in, how large it is, and the groups of each key by size.

import { type Grid, sheet } from './grid.ts';

const { NEIGHBORS, SHEET } = sheet;

/** By territory code: what must be equal within a group, from 0 on; −1 for codes that are in no group. */
export type GroupKeys = Int8Array<ArrayBuffer>;

/** Capacity for the groups of a key, including a terminating 0. */
export const MOST_GROUPS = 64;

export class GroupLabels {
  readonly keys: GroupKeys;
  readonly keyCount: number;
  /** By cell: its group, from 1 on; 0 for none. */
  readonly label = new Uint8Array(SHEET);
  /** By group: its key and its size. */
  readonly keyOf = new Uint8Array(MOST_GROUPS);
  readonly sizeOf = new Uint8Array(MOST_GROUPS);
  /** By key: its groups, largest first, terminated by 0; and the size of the largest. */
  readonly sorted: Uint8Array<ArrayBuffer>;
  readonly largest: Uint8Array<ArrayBuffer>;
  readonly #queue = new Int16Array(MOST_GROUPS);

  constructor(keys: GroupKeys) {
    this.keys = keys;
    this.keyCount = Math.max(0, ...keys) + 1;
    this.sorted = new Uint8Array(this.keyCount * MOST_GROUPS);
    this.largest = new Uint8Array(this.keyCount);
  }

  /** Labels the groups of the town on a grid. */
  update({ codes, occupied, count }: Grid): void {
    const { keys, label, sorted, largest, sizeOf, keyOf, keyCount } = this;
    label.fill(0);
    sorted.fill(0);
    let groups = 0;
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
      const key = keys[codes[at]!]!;
      if (key < 0 || label[at] !== 0) continue;
      const group = ++groups;
      keyOf[group] = key;
      sizeOf[group] = this.#flood(codes, at, group);
      this.#insert(group);
    }
    for (let key = 0; key < keyCount; key++) largest[key] = sizeOf[sorted[key * MOST_GROUPS]!]!;
  }

  /** Insertion sort: behind all groups of the same key that are at least as large. */
  #insert(group: number): void {
    const { sorted, sizeOf, keyOf } = this;
    const size = sizeOf[group]!;
    let place = keyOf[group]! * MOST_GROUPS;
    while (sorted[place] !== 0 && sizeOf[sorted[place]!]! >= size) place++;
    for (let moved = group; moved !== 0; place++) {
      const other = sorted[place]!;
      sorted[place] = moved;
      moved = other;
    }
  }

  /** Labels one group by flood fill; returns its size. */
  #flood(codes: Uint8Array, from: number, group: number): number {
    const { keys, label } = this;
    const key = keys[codes[from]!]!;
    const queue = this.#queue;
    let count = 1;
    label[from] = group;
    queue[0] = from;
    for (let next = 0; next < count; next++) {
      const cell = queue[next]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + NEIGHBORS[way]!;
        if (label[on] !== 0 || keys[codes[on]!] !== key) continue;
        label[on] = group;
        queue[count++] = on;
      }
    }
    return count;
  }
}
