// Which group each cell of a town is in, how large it is, and the groups of each key by size.

import { type Grid, SHEET, STRIDE } from './grid.ts';

/** By code of a territory: what must be the same in a group, from 0 on; −1 for what belongs to none. */
export type GroupKeys = Int8Array<ArrayBuffer>;

/** Room for the groups of a key, and a zero after the last. */
const MOST_GROUPS = 64;

export class Groups {
  readonly keys: GroupKeys;
  readonly keyCount: number;
  /** By cell: its group, from 1 on; 0 for none. */
  readonly label = new Uint8Array(SHEET);
  /** By group: its key and its size. */
  readonly keyOf = new Uint8Array(MOST_GROUPS);
  readonly sizeOf = new Uint8Array(MOST_GROUPS);
  /** By key: its groups, the largest first, up to a 0; and the size of that. */
  readonly sorted: Uint8Array<ArrayBuffer>;
  readonly largest: Uint8Array<ArrayBuffer>;
  readonly #waiting = new Int16Array(MOST_GROUPS);

  constructor(keys: GroupKeys) {
    this.keys = keys;
    this.keyCount = Math.max(0, ...keys) + 1;
    this.sorted = new Uint8Array(this.keyCount * MOST_GROUPS);
    this.largest = new Uint8Array(this.keyCount);
  }

  /** Finds the groups of the town on a grid. */
  look({ codes, lying, count }: Grid): void {
    const { keys, label, sorted, largest, sizeOf, keyOf, keyCount } = this;
    label.fill(0);
    sorted.fill(0);
    let groups = 0;
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const key = keys[codes[at]!]!;
      if (key < 0 || label[at] !== 0) continue;
      const group = ++groups;
      const size = this.#walk(codes, at, key, group);
      keyOf[group] = key;
      sizeOf[group] = size;
      let place = key * MOST_GROUPS;
      while (sorted[place] !== 0 && sizeOf[sorted[place]!]! >= size) place++;
      for (let moved = group; moved !== 0; place++) {
        const other = sorted[place]!;
        sorted[place] = moved;
        moved = other;
      }
    }
    for (let key = 0; key < keyCount; key++) largest[key] = sizeOf[sorted[key * MOST_GROUPS]!]!;
  }

  /** Labels a group; answers its size. */
  #walk(codes: Uint8Array, from: number, key: number, group: number): number {
    const { keys, label } = this;
    const waiting = this.#waiting;
    let count = 1;
    label[from] = group;
    waiting[0] = from;
    for (let next = 0; next < count; next++) {
      const cell = waiting[next]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + WAYS[way]!;
        if (label[on] !== 0 || keys[codes[on]!] !== key) continue;
        label[on] = group;
        waiting[count++] = on;
      }
    }
    return count;
  }
}

const WAYS = Int8Array.of(-1, 1, -STRIDE, STRIDE);
