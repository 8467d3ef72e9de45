// Largest groups after one more card, for every spot, without walking the whole town each time.
//
// The groups of the town as it lies are found once. A card that covers nothing only joins groups; one that covers the
// end of a group shortens it. Only where a covered cell may have held a group together is that terrain walked again.

import { largestSize } from './flood.ts';
import { GroupMap } from './groups.ts';
import { fromLeft, fromRight, makeRows, SIDE } from './rows.ts';
import { type CardCodes, type KernelTown, terrainOf } from './town.ts';

const TERRAIN_COUNT = 6;

export class GroupSweep {
  readonly #map = new GroupMap();
  /** By terrain: the largest group, its size, and the size of the next largest. */
  readonly #top = new Int16Array(TERRAIN_COUNT);
  readonly #largest = new Int16Array(TERRAIN_COUNT);
  readonly #second = new Int16Array(TERRAIN_COUNT);
  #sum = 0;

  /** Looks at a town as it lies; answers the sum of its largest groups. */
  begin(town: KernelTown): number {
    const labels = this.#map.find(town);
    this.#top.fill(-1);
    this.#largest.fill(0);
    this.#second.fill(0);
    for (let label = 0; label < labels; label++) {
      if (!this.#map.isOwn(label)) continue;
      const terrain = this.#map.terrain[label]!;
      const size = this.#map.size[label]!;
      if (size > this.#largest[terrain]!) {
        this.#second[terrain] = this.#largest[terrain]!;
        this.#largest[terrain] = size;
        this.#top[terrain] = label;
      } else if (size > this.#second[terrain]!) this.#second[terrain] = size;
    }
    this.#sum = 0;
    for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) this.#sum += this.#largest[terrain]!;
    return this.#sum;
  }

  /** The sum of the largest groups if the card were laid at x, y. The town must be as it was at `begin`. */
  with(town: KernelTown, card: CardCodes, rotation: number, x: number, y: number): number {
    const { cells } = town;
    const column = x & 31;
    const nextColumn = (x + 1) & 31;
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const codes = 4 * rotation;
    const t0 = terrainOf[card[codes]!]!;
    const t1 = terrainOf[card[codes + 1]!]!;
    const t2 = terrainOf[card[codes + 2]!]!;
    const t3 = terrainOf[card[codes + 3]!]!;
    const c0 = terrainOf[cells[row + column]!]!;
    const c1 = terrainOf[cells[row + nextColumn]!]!;
    const c2 = terrainOf[cells[nextRow + column]!]!;
    const c3 = terrainOf[cells[nextRow + nextColumn]!]!;
    const laid = (1 << t0) | (1 << t1) | (1 << t2) | (1 << t3);
    // An empty cell has the terrain −1, whose bit falls out of the mask.
    const covered = ((1 << c0) | (1 << c1) | (1 << c2) | (1 << c3)) & 63;
    let sum = this.#sum;
    for (let touched = laid | covered; touched !== 0; touched &= touched - 1) {
      const terrain = 31 - Math.clz32(touched & -touched);
      const before = this.#largest[terrain]!;
      const bit = 1 << terrain;
      let after: number;
      if ((covered & bit) === 0) {
        after = Math.max(before, this.#joined(cells, terrain, column, row, x, y, t0, t1, t2, t3));
      } else if ((laid & bit) !== 0) {
        const cover = mark(terrain, c0, c1, c2, c3);
        const keep = mark(terrain, t0, t1, t2, t3);
        after = cover === keep ? before : this.#walked(town, terrain, x, y, keep);
      } else {
        after = this.#shortened(town, terrain, x, y, mark(terrain, c0, c1, c2, c3));
      }
      sum += after - before;
    }
    return sum;
  }

  /** The group that the new cells of a terrain make with those beside them. None of that terrain is covered. */
  #joined(
    cells: Uint8Array,
    terrain: number,
    column: number,
    row: number,
    x: number,
    y: number,
    t0: number,
    t1: number,
    t2: number,
    t3: number,
  ): number {
    const is0 = t0 === terrain;
    const is1 = t1 === terrain;
    const is2 = t2 === terrain;
    const is3 = t3 === terrain;
    // Two cells corner to corner are two groups, unless something outside joins them.
    if ((is0 && is3 && !is1 && !is2) || (is1 && is2 && !is0 && !is3)) {
      const first = is0 ? 0 : 1;
      return this.#joinedPair(cells, terrain, x, y, first, 3 - first);
    }
    const left = (x - 1) & 31;
    const right = (x + 2) & 31;
    const nextColumn = (x + 1) & 31;
    const above = ((y - 1) & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const below = ((y + 2) & 31) * SIDE;
    this.#met = 0;
    let size = 0;
    if (is0) size += 1 + this.#meet(cells, terrain, row + left) + this.#meet(cells, terrain, above + column);
    if (is1)
      size += 1 + this.#meet(cells, terrain, row + right) + this.#meet(cells, terrain, above + nextColumn);
    if (is2)
      size += 1 + this.#meet(cells, terrain, nextRow + left) + this.#meet(cells, terrain, below + column);
    if (is3)
      size +=
        1 + this.#meet(cells, terrain, nextRow + right) + this.#meet(cells, terrain, below + nextColumn);
    return size;
  }

  // The groups met so far around a card; there are at most eight.
  readonly #meeting = new Int16Array(8);
  #met = 0;

  /** The size of the group at a cell, if it is of the terrain and was not met before. */
  #meet(cells: Uint8Array, terrain: number, index: number): number {
    if (terrainOf[cells[index]!] !== terrain) return 0;
    const group = this.#map.own(this.#map.label[index]!);
    for (let i = 0; i < this.#met; i++) if (this.#meeting[i] === group) return 0;
    this.#meeting[this.#met++] = group;
    return this.#map.size[group]!;
  }

  /** Two new cells that touch at a corner only. */
  #joinedPair(
    cells: Uint8Array,
    terrain: number,
    x: number,
    y: number,
    first: number,
    second: number,
  ): number {
    this.#met = 0;
    const one = 1 + this.#around(cells, terrain, x, y, first);
    const metByFirst = this.#met;
    const two = 1 + this.#around(cells, terrain, x, y, second);
    // Whatever the second meets again is the bridge between them.
    for (let i = 0; i < metByFirst; i++) {
      if (this.#touches(cells, terrain, x, y, second, this.#meeting[i]!)) return one + two;
    }
    return Math.max(one, two);
  }

  #around(cells: Uint8Array, terrain: number, x: number, y: number, part: number): number {
    const beside = (y + (part >> 1)) & 31;
    const over = (x + (part & 1)) & 31;
    return (
      this.#meet(cells, terrain, beside * SIDE + ((part & 1) === 0 ? (x - 1) & 31 : (x + 2) & 31)) +
      this.#meet(cells, terrain, (part >> 1 === 0 ? (y - 1) & 31 : (y + 2) & 31) * SIDE + over)
    );
  }

  #touches(cells: Uint8Array, terrain: number, x: number, y: number, part: number, group: number): boolean {
    const sides = ((y + (part >> 1)) & 31) * SIDE + ((part & 1) === 0 ? (x - 1) & 31 : (x + 2) & 31);
    const ends = (part >> 1 === 0 ? (y - 1) & 31 : (y + 2) & 31) * SIDE + ((x + (part & 1)) & 31);
    return (
      (terrainOf[cells[sides]!] === terrain && this.#map.own(this.#map.label[sides]!) === group) ||
      (terrainOf[cells[ends]!] === terrain && this.#map.own(this.#map.label[ends]!) === group)
    );
  }

  /** The largest group once some cells of a terrain are covered by others. */
  #shortened(town: KernelTown, terrain: number, x: number, y: number, cover: number): number {
    if ((cover & (cover - 1)) === 0) {
      const part = 31 - Math.clz32(cover);
      const column = (x + (part & 1)) & 31;
      const row = y + (part >> 1);
      const group = this.#map.own(this.#map.label[(row & 31) * SIDE + column]!);
      const largest = this.#largest[terrain]!;
      if (group !== this.#top[terrain]) return largest;
      if (this.#second[terrain] === largest) return largest;
      const plane = town.terrains[terrain]!;
      const bit = 1 << column;
      const line = plane[row & 31]!;
      const sides = ((fromLeft(line) & bit) !== 0 ? 1 : 0) + ((fromRight(line) & bit) !== 0 ? 1 : 0);
      const ends =
        ((plane[(row - 1) & 31]! & bit) !== 0 ? 1 : 0) + ((plane[(row + 1) & 31]! & bit) !== 0 ? 1 : 0);
      if (sides + ends <= 1) return Math.max(largest - 1, this.#second[terrain]!);
    }
    return this.#walked(town, terrain, x, y, 0);
  }

  readonly #rest = makeRows();

  /** Walks the groups of one terrain anew, with the card's four cells set as `keep` says. */
  #walked(town: KernelTown, terrain: number, x: number, y: number, keep: number): number {
    const plane = town.terrains[terrain]!;
    const rest = this.#rest;
    const top = Math.min(town.top, y);
    const bottom = Math.max(town.bottom, y + 1);
    for (let row = top - 1; row <= bottom + 1; row++) rest[row & 31] = plane[row & 31]!;
    const first = 1 << (x & 31);
    const second = 1 << ((x + 1) & 31);
    const hole = ~(first | second);
    rest[y & 31] = (rest[y & 31]! & hole) | ((keep & 1) !== 0 ? first : 0) | ((keep & 2) !== 0 ? second : 0);
    rest[(y + 1) & 31] =
      (rest[(y + 1) & 31]! & hole) | ((keep & 4) !== 0 ? first : 0) | ((keep & 8) !== 0 ? second : 0);
    return largestSize(rest, top, bottom);
  }
}

/** Which of four cells have the terrain, as bits. */
function mark(terrain: number, a: number, b: number, c: number, d: number): number {
  return (
    (a === terrain ? 1 : 0) | (b === terrain ? 2 : 0) | (c === terrain ? 4 : 0) | (d === terrain ? 8 : 0)
  );
}
