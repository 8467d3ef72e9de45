// For every spot: the counted cells in or around the groups beside the card's footprint, as bit sets.

import { type Grid, sheet } from '../town/grid.ts';
import { MOST_GROUPS } from '../town/groupLabels.ts';
import { torus } from '../town/rows.ts';
import { BESIDE, FootprintGroups, losesCells } from './footprintGroups.ts';

const { MOST_SPOTS, NEIGHBORS, SHEET, STRIDE } = sheet;
const { lowestBit, popcount } = torus;

/** After this many flood fills their numbering restarts. */
const MOST_FILLS = 1_000_000_000;

export class FootprintCounts {
  readonly footprints: FootprintGroups;
  readonly #isCounted: Uint8Array;
  readonly #reach: Int8Array;

  // Each counted cell has a bit in one of two numbers, since a town has at most 56 cells.

  /** By cell of the sheet: the counted cells within reach. By spot: the counted cells under the footprint. */
  readonly nearLow = new Int32Array(SHEET);
  readonly nearHigh = new Int32Array(SHEET);
  readonly coveredLow = new Int32Array(MOST_SPOTS);
  readonly coveredHigh = new Int32Array(MOST_SPOTS);
  /** By spot and cell beside the footprint: the counted cells within reach of its group. */
  readonly sideLow = new Int32Array(8 * MOST_SPOTS);
  readonly sideHigh = new Int32Array(8 * MOST_SPOTS);
  /** By spot: where its largest groups start in the next lists. They end where those of the next spot start. */
  readonly tops = new Int32Array(MOST_SPOTS + 1);
  /** By largest group: the number of counted cells within reach, and which cells beside the footprint it has. */
  readonly topCounts = new Uint8Array(MOST_GROUPS * MOST_SPOTS);
  readonly topSides = new Uint8Array(MOST_GROUPS * MOST_SPOTS);

  readonly #ownLow = new Int32Array(SHEET);
  readonly #ownHigh = new Int32Array(SHEET);
  readonly #groupLow = new Int32Array(MOST_GROUPS);
  readonly #groupHigh = new Int32Array(MOST_GROUPS);
  // The flood fill: its marks and queue, and the counted cells within reach that it found.
  readonly #seen = new Int32Array(SHEET);
  readonly #queue = new Int16Array(64);
  #fills = 0;
  #foundLow = 0;
  #foundHigh = 0;
  #version = 0;

  /** By code: whether it belongs to a group, and whether it is counted; then the offsets within reach of a group cell. */
  constructor(grouped: Uint8Array, isCounted: Uint8Array, reach: readonly number[]) {
    this.footprints = new FootprintGroups(Int8Array.from(grouped, (is) => is - 1));
    this.#isCounted = isCounted;
    this.#reach = Int8Array.from(reach);
  }

  update(grid: Grid): void {
    if (this.#version === grid.version) return;
    this.#version = grid.version;
    this.footprints.update(grid);
    this.#markCounted(grid);
    this.tops[0] = 0;
    for (let i = 0; i < grid.spotCount; i++) {
      const at = grid.spots[i]!;
      const low = this.#ownLow;
      const high = this.#ownHigh;
      this.coveredLow[i] = low[at]! | low[at + 1]! | low[at + STRIDE]! | low[at + STRIDE + 1]!;
      this.coveredHigh[i] = high[at]! | high[at + 1]! | high[at + STRIDE]! | high[at + STRIDE + 1]!;
      this.#findSides(i, at);
      this.#findTops(i, at);
    }
  }

  /** Gives every counted cell its bit and marks the cells and groups that it is within reach of. */
  #markCounted({ codes, occupied, count }: Grid): void {
    const { nearLow, nearHigh } = this;
    const { label } = this.footprints.groups;
    for (const bits of [nearLow, nearHigh, this.#ownLow, this.#ownHigh, this.#groupLow, this.#groupHigh])
      bits.fill(0);
    let found = 0;
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
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

  /** Finds what the groups beside a footprint reach. Those that lose cells need a flood fill. */
  #findSides(spot: number, at: number): void {
    const { sides, mates } = this.footprints;
    const { label } = this.footprints.groups;
    const keptLow = ~this.coveredLow[spot]!;
    const keptHigh = ~this.coveredHigh[spot]!;
    for (let todo = sides[spot]!; todo !== 0;) {
      const side = lowestBit(todo);
      const from = at + BESIDE[side]!;
      const group = label[from]!;
      const own = mates[8 * spot + side]!;
      todo &= ~own;
      if (losesCells(label, at, group)) this.#flood(from, at);
      else {
        this.#foundLow = this.#groupLow[group]!;
        this.#foundHigh = this.#groupHigh[group]!;
      }
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        const mate = 8 * spot + lowestBit(rest);
        this.sideLow[mate] = this.#foundLow & keptLow;
        this.sideHigh[mate] = this.#foundHigh & keptHigh;
      }
    }
  }

  /** Finds the counted cells within reach of a group around a footprint, starting from one of its cells. */
  #flood(from: number, at: number): void {
    const { label } = this.footprints.groups;
    const seen = this.#seen;
    const queue = this.#queue;
    if (this.#fills > MOST_FILLS) {
      this.#fills = 0;
      seen.fill(0);
    }
    const visited = ++this.#fills;
    const group = label[from]!;
    seen[at] = seen[at + 1] = seen[at + STRIDE] = seen[at + STRIDE + 1] = seen[from] = visited;
    queue[0] = from;
    let count = 1;
    let low = 0;
    let high = 0;
    for (let next = 0; next < count; next++) {
      const cell = queue[next]!;
      low |= this.nearLow[cell]!;
      high |= this.nearHigh[cell]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + NEIGHBORS[way]!;
        if (label[on] !== group || seen[on] === visited) continue;
        seen[on] = visited;
        queue[count++] = on;
      }
    }
    this.#foundLow = low;
    this.#foundHigh = high;
  }

  /** Lists the largest groups around the footprint: whole ones, and pieces of those that lose cells. */
  #findTops(spot: number, at: number): void {
    const { most, sides, mates, sizes } = this.footprints;
    const { label, sorted, sizeOf } = this.footprints.groups;
    const size = most[spot]!;
    let count = this.tops[spot]!;
    for (let i = 0; sorted[i] !== 0 && sizeOf[sorted[i]!]! >= size; i++) {
      const group = sorted[i]!;
      if (sizeOf[group] !== size || losesCells(label, at, group)) continue;
      this.topCounts[count] =
        popcount(this.#groupLow[group]! & ~this.coveredLow[spot]!) +
        popcount(this.#groupHigh[group]! & ~this.coveredHigh[spot]!);
      let beside = 0;
      for (let rest = sides[spot]!; rest !== 0; rest &= rest - 1) {
        if (label[at + BESIDE[lowestBit(rest)]!] === group) beside |= rest & -rest;
      }
      this.topSides[count++] = beside;
    }
    for (let todo = sides[spot]!; todo !== 0;) {
      const side = lowestBit(todo);
      const mate = 8 * spot + side;
      todo &= ~mates[mate]!;
      if (sizes[mate] !== size || !losesCells(label, at, label[at + BESIDE[side]!]!)) continue;
      this.topCounts[count] = popcount(this.sideLow[mate]!) + popcount(this.sideHigh[mate]!);
      this.topSides[count++] = mates[mate]!;
    }
    this.tops[spot + 1] = count;
  }
}
