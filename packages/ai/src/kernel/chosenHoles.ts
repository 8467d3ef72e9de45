// What is counted in or around the groups beside every hole of a town, as sets of cells: the town before a card lies.

import { type Grid, MOST_SPOTS, SHEET, STRIDE } from './grid.ts';
import { BESIDE, Holes } from './holes.ts';
import { popcount } from './rows.ts';

const WAYS = Int8Array.of(-1, 1, -STRIDE, STRIDE);
const MOST_GROUPS = 64;

/** Then the walks are numbered from the beginning. */
const MOST_WALKS = 1_000_000_000;

export class ChosenHoles {
  readonly holes: Holes;
  readonly #isCounted: Uint8Array;
  readonly #reach: Int8Array;

  // The cells that are counted have a bit each, in two numbers: a town has at most 56.

  /** By cell of the sheet: those within reach. By spot: those that the hole takes. */
  readonly nearLow = new Int32Array(SHEET);
  readonly nearHigh = new Int32Array(SHEET);
  readonly takenLow = new Int32Array(MOST_SPOTS);
  readonly takenHigh = new Int32Array(MOST_SPOTS);
  /** By spot and cell beside the hole: those within reach of its group. */
  readonly sideLow = new Int32Array(8 * MOST_SPOTS);
  readonly sideHigh = new Int32Array(8 * MOST_SPOTS);
  /** By spot: where its largest groups begin in the next lists, and where the last one ends. */
  readonly tops = new Int32Array(MOST_SPOTS + 1);
  /** By largest group: how many are within its reach, and which cells beside the hole it has. */
  readonly topCounts = new Uint8Array(MOST_GROUPS * MOST_SPOTS);
  readonly topSides = new Uint8Array(MOST_GROUPS * MOST_SPOTS);

  readonly #ownLow = new Int32Array(SHEET);
  readonly #ownHigh = new Int32Array(SHEET);
  readonly #groupLow = new Int32Array(MOST_GROUPS);
  readonly #groupHigh = new Int32Array(MOST_GROUPS);
  #version = 0;

  /** By code: whether it belongs to a group, and whether it is counted; and from where a group is reached. */
  constructor(grouped: Uint8Array, isCounted: Uint8Array, reach: readonly number[]) {
    this.holes = new Holes(Int8Array.from(grouped, (is) => is - 1));
    this.#isCounted = isCounted;
    this.#reach = Int8Array.from(reach);
  }

  look(grid: Grid): void {
    if (this.#version === grid.version) return;
    this.#version = grid.version;
    this.holes.look(grid);
    this.#mark(grid);
    this.tops[0] = 0;
    for (let i = 0; i < grid.spotCount; i++) {
      const at = grid.spots[i]!;
      const low = this.#ownLow;
      const high = this.#ownHigh;
      this.takenLow[i] = low[at]! | low[at + 1]! | low[at + STRIDE]! | low[at + STRIDE + 1]!;
      this.takenHigh[i] = high[at]! | high[at + 1]! | high[at + STRIDE]! | high[at + STRIDE + 1]!;
      this.#reachFrom(i, at);
      this.#findTops(i, at);
    }
  }

  /** Gives every counted cell its bit and tells those around. */
  #mark({ codes, lying, count }: Grid): void {
    const { nearLow, nearHigh } = this;
    const { label } = this.holes.groups;
    for (const bits of [nearLow, nearHigh, this.#ownLow, this.#ownHigh, this.#groupLow, this.#groupHigh])
      bits.fill(0);
    let found = 0;
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      if (this.#isCounted[codes[at]!] === 0) continue;
      const low = found < 32 ? 1 << found : 0;
      const high = found < 32 ? 0 : 1 << (found - 32);
      found++;
      this.#ownLow[at] = low;
      this.#ownHigh[at] = high;
      for (let way = 0; way < this.#reach.length; way++) {
        const cell = at + this.#reach[way]!;
        nearLow[cell]! |= low;
        nearHigh[cell]! |= high;
        this.#groupLow[label[cell]!]! |= low;
        this.#groupHigh[label[cell]!]! |= high;
      }
    }
  }

  /** What the groups beside a hole reach. Those that the hole has torn are walked. */
  #reachFrom(spot: number, at: number): void {
    const { sides, mates } = this.holes;
    const { label } = this.holes.groups;
    const keptLow = ~this.takenLow[spot]!;
    const keptHigh = ~this.takenHigh[spot]!;
    for (let todo = sides[spot]!; todo !== 0;) {
      const side = 31 - Math.clz32(todo & -todo);
      const from = at + BESIDE[side]!;
      const group = label[from]!;
      const own = mates[8 * spot + side]!;
      todo &= ~own;
      if (isHit(label, at, group)) this.#walk(from, at);
      else {
        this.#low = this.#groupLow[group]!;
        this.#high = this.#groupHigh[group]!;
      }
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        const mate = 8 * spot + 31 - Math.clz32(rest & -rest);
        this.sideLow[mate] = this.#low & keptLow;
        this.sideHigh[mate] = this.#high & keptHigh;
      }
    }
  }

  readonly #seen = new Int32Array(SHEET);
  readonly #waiting = new Int16Array(64);
  #walks = 0;
  #low = 0;
  #high = 0;

  /** Finds what is within reach of a group with a hole, from one of its cells on. */
  #walk(from: number, at: number): void {
    const { label } = this.holes.groups;
    const seen = this.#seen;
    const waiting = this.#waiting;
    if (this.#walks > MOST_WALKS) {
      this.#walks = 0;
      seen.fill(0);
    }
    const walk = ++this.#walks;
    const group = label[from]!;
    seen[at] = seen[at + 1] = seen[at + STRIDE] = seen[at + STRIDE + 1] = seen[from] = walk;
    waiting[0] = from;
    let count = 1;
    let low = 0;
    let high = 0;
    for (let next = 0; next < count; next++) {
      const cell = waiting[next]!;
      low |= this.nearLow[cell]!;
      high |= this.nearHigh[cell]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + WAYS[way]!;
        if (label[on] !== group || seen[on] === walk) continue;
        seen[on] = walk;
        waiting[count++] = on;
      }
    }
    this.#low = low;
    this.#high = high;
  }

  /** Lists the largest groups with the hole: whole ones, and pieces of those that it has torn. */
  #findTops(spot: number, at: number): void {
    const { most, sides, mates, sizes } = this.holes;
    const { label, sorted, sizeOf } = this.holes.groups;
    const size = most[spot]!;
    let count = this.tops[spot]!;
    for (let i = 0; sorted[i] !== 0 && sizeOf[sorted[i]!]! >= size; i++) {
      const group = sorted[i]!;
      if (sizeOf[group] !== size || isHit(label, at, group)) continue;
      this.topCounts[count] =
        popcount(this.#groupLow[group]! & ~this.takenLow[spot]!) +
        popcount(this.#groupHigh[group]! & ~this.takenHigh[spot]!);
      let beside = 0;
      for (let rest = sides[spot]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        if (label[at + BESIDE[31 - Math.clz32(bit)]!] === group) beside |= bit;
      }
      this.topSides[count++] = beside;
    }
    for (let todo = sides[spot]!; todo !== 0;) {
      const side = 31 - Math.clz32(todo & -todo);
      const mate = 8 * spot + side;
      todo &= ~mates[mate]!;
      if (sizes[mate] !== size || !isHit(label, at, label[at + BESIDE[side]!]!)) continue;
      this.topCounts[count] = popcount(this.sideLow[mate]!) + popcount(this.sideHigh[mate]!);
      this.topSides[count++] = mates[mate]!;
    }
    this.tops[spot + 1] = count;
  }
}

/** Whether a hole takes cells of a group. */
const isHit = (label: Uint8Array, at: number, group: number): boolean =>
  label[at] === group ||
  label[at + 1] === group ||
  label[at + STRIDE] === group ||
  label[at + STRIDE + 1] === group;
