// The groups of a town with a hole of two by two, for every spot: what is left of them when a card takes these cells.
//
// Whatever card comes, and whichever way up, the hole is the same. So the groups beside each hole are found once for a
// town, and a card only joins them. A group that loses cells falls into pieces, and every piece lies beside the hole:
// only where two cells beside it were of one group must be asked whether they still are.

import { type Grid, MOST_SPOTS, SHEET, STRIDE } from './grid.ts';
import { type GroupKeys, Groups } from './labels.ts';

/** From the first cell of a hole to the eight beside it, two for each of its cells. */
export const BESIDE = Int8Array.of(
  -1,
  -STRIDE,
  2,
  1 - STRIDE,
  STRIDE - 1,
  2 * STRIDE,
  STRIDE + 2,
  2 * STRIDE + 1,
);

export class Holes {
  readonly groups: Groups;
  /** By key and spot: the largest group with the hole. */
  readonly most: Uint8Array<ArrayBuffer>;
  /** By spot: the largest groups of all keys together. */
  readonly sums = new Int16Array(MOST_SPOTS);
  /** By key and spot: which of the eight cells beside the hole bear the key, as bits. */
  readonly sides: Uint8Array<ArrayBuffer>;
  /** By spot and cell beside the hole: which of the eight are in its group, and how large that is. */
  readonly mates = new Uint8Array(8 * MOST_SPOTS);
  readonly sizes = new Uint8Array(8 * MOST_SPOTS);

  readonly #seen = new Int32Array(SHEET);
  readonly #waiting = new Int16Array(64);
  #walks = 0;
  #version = 0;

  constructor(keys: GroupKeys) {
    this.groups = new Groups(keys);
    this.most = new Uint8Array(this.groups.keyCount * MOST_SPOTS);
    this.sides = new Uint8Array(this.groups.keyCount * MOST_SPOTS);
  }

  /** Finds the groups around all spots of the town on a grid. */
  look(grid: Grid): void {
    if (this.#version === grid.version) return;
    this.#version = grid.version;
    this.groups.look(grid);
    const { keyCount, largest } = this.groups;
    const { spots, spotCount } = grid;
    let sum = 0;
    for (let key = 0; key < keyCount; key++) {
      const start = key * MOST_SPOTS;
      this.most.fill(largest[key]!, start, start + spotCount);
      this.sides.fill(0, start, start + spotCount);
      sum += largest[key]!;
    }
    this.sums.fill(sum, 0, spotCount);
    for (let i = 0; i < spotCount; i++) this.#lookAt(i, spots[i]!);
  }

  #lookAt(spot: number, at: number): void {
    const { label, keyOf, sizeOf } = this.groups;
    const { sides, mates, sizes } = this;
    const first = 8 * spot;
    const a = label[at]!;
    const b = label[at + 1]!;
    const c = label[at + STRIDE]!;
    const d = label[at + STRIDE + 1]!;
    const e = label[at - 1]!;
    const f = label[at - STRIDE]!;
    const g = label[at + 2]!;
    const h = label[at + 1 - STRIDE]!;
    const k = label[at + STRIDE - 1]!;
    const l = label[at + 2 * STRIDE]!;
    const m = label[at + STRIDE + 2]!;
    const n = label[at + 2 * STRIDE + 1]!;
    let todo = 255 & ~likeOf(0, e, f, g, h, k, l, m, n);
    while (todo !== 0) {
      const side = 31 - Math.clz32(todo & -todo);
      const group = label[at + BESIDE[side]!]!;
      const alike = likeOf(group, e, f, g, h, k, l, m, n);
      todo &= ~alike;
      sides[keyOf[group]! * MOST_SPOTS + spot]! |= alike;
      const lost = same(group, a) + same(group, b) + same(group, c) + same(group, d);
      if (lost > 0 && (alike & (alike - 1)) !== 0) {
        this.#tear(first, at, alike, sizeOf[group]! - lost);
        continue;
      }
      for (let rest = alike; rest !== 0; rest &= rest - 1) {
        const mate = first + 31 - Math.clz32(rest & -rest);
        mates[mate] = alike;
        sizes[mate] = sizeOf[group]! - lost;
      }
    }
    if ((a | b | c | d) !== 0) this.#shrink(spot, a, b, c, d);
  }

  /** Finds the pieces of a group that loses cells, beside which several of its cells lie. */
  #tear(first: number, at: number, alike: number, left: number): void {
    const { mates, sizes } = this;
    let size = left;
    for (let todo = alike; todo !== 0;) {
      const before = todo;
      let piece = size;
      // The last of them has what the others leave.
      if ((todo & (todo - 1)) === 0) todo = 0;
      else {
        const reached = this.#walk(at, todo);
        todo &= ~(reached & 255);
        if (todo !== 0) piece = reached >> 8;
      }
      size -= piece;
      const found = before & ~todo;
      for (let rest = found; rest !== 0; rest &= rest - 1) {
        const mate = first + 31 - Math.clz32(rest & -rest);
        mates[mate] = found;
        sizes[mate] = piece;
      }
    }
  }

  /**
   * Walks from the first of some cells beside a hole until all of them are reached, or no more. Answers those reached
   * and, above the eight bits, how many cells there are, which is right unless all were reached.
   */
  #walk(at: number, todo: number): number {
    const { label } = this.groups;
    const seen = this.#seen;
    const waiting = this.#waiting;
    if (this.#walks > 1_000_000_000) {
      this.#walks = 0;
      seen.fill(0);
    }
    // What is sought bears the number of this walk, what was seen the next one.
    const sought = (this.#walks += 2);
    const walked = sought + 1;
    let missing = -1;
    for (let rest = todo; rest !== 0; rest &= rest - 1) {
      seen[at + BESIDE[31 - Math.clz32(rest & -rest)]!] = sought;
      missing++;
    }
    seen[at] = seen[at + 1] = seen[at + STRIDE] = seen[at + STRIDE + 1] = walked;
    const from = at + BESIDE[31 - Math.clz32(todo & -todo)]!;
    const group = label[from]!;
    seen[from] = walked;
    waiting[0] = from;
    let count = 1;
    for (let next = 0; next < count && missing > 0; next++) {
      const cell = waiting[next]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + WAYS[way]!;
        const before = seen[on]!;
        if (label[on] !== group || before === walked) continue;
        if (before === sought) missing--;
        seen[on] = walked;
        waiting[count++] = on;
      }
    }
    let reached = 0;
    for (let rest = todo; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (seen[at + BESIDE[31 - Math.clz32(bit)]!] === walked) reached |= bit;
    }
    return reached | (count << 8);
  }

  /** Finds the largest groups of the keys that lose cells of these groups. */
  #shrink(spot: number, a: number, b: number, c: number, d: number): void {
    const { keyOf, sizeOf, sorted, largest } = this.groups;
    let done = 0;
    for (let part = 0; part < 4; part++) {
      const group = part === 0 ? a : part === 1 ? b : part === 2 ? c : d;
      if (group === 0) continue;
      const key = keyOf[group]!;
      // Only where one of the largest is hit can anything be lost.
      if (((done >> key) & 1) !== 0 || sizeOf[group]! < largest[key]!) continue;
      done |= 1 << key;
      let most = 0;
      for (let i = key * 64; sorted[i] !== 0; i++) {
        const other = sorted[i]!;
        if (other === a || other === b || other === c || other === d) continue;
        most = sizeOf[other]!;
        break;
      }
      for (let rest = this.sides[key * MOST_SPOTS + spot]!; rest !== 0; rest &= rest - 1) {
        const size = this.sizes[8 * spot + 31 - Math.clz32(rest & -rest)]!;
        if (size > most) most = size;
      }
      this.most[key * MOST_SPOTS + spot] = most;
      this.sums[spot]! += most - largest[key]!;
    }
  }
}

const WAYS = Int8Array.of(-1, 1, -STRIDE, STRIDE);

/** Which of eight numbers are the same as another, as bits. */
const likeOf = (
  one: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): number =>
  same(one, a) |
  (same(one, b) << 1) |
  (same(one, c) << 2) |
  (same(one, d) << 3) |
  (same(one, e) << 4) |
  (same(one, f) << 5) |
  (same(one, g) << 6) |
  (same(one, h) << 7);

/** 1 when two numbers are the same, otherwise 0; without a branch, which would be unpredictable. */
const same = (a: number, b: number): number => ((a ^ b) - 1) >>> 31;
