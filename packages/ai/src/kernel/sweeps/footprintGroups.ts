// For every spot: the groups that remain if the card's footprint of two by two cells is cut out of the town.
//
// The footprint is the same for every card and rotation, so the groups beside it are found once per town, and a card
// only joins them. A group that loses cells falls into pieces, and each piece touches the footprint. So a flood fill is
// only needed where two cells beside the footprint were of the same group.

import { type Grid, sheet } from '../town/grid.ts';
import { type GroupKeys, GroupLabels, MOST_GROUPS } from '../town/groupLabels.ts';
import { torus } from '../town/rows.ts';

const { MOST_SPOTS, NEIGHBORS, SHEET, STRIDE } = sheet;
const { lowestBit } = torus;

/** Index offsets from the first cell of a footprint to the eight cells beside it, two for each of its cells. */
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

/** After this many flood fills their numbering restarts. */
const MOST_FILLS = 1_000_000_000;

export class FootprintGroups {
  readonly groups: GroupLabels;
  /** By key and spot: the size of the largest group that remains. */
  readonly most: Uint8Array<ArrayBuffer>;
  /** By spot: the sum of the largest groups of all keys. */
  readonly sums = new Int16Array(MOST_SPOTS);
  /** By key and spot: which of the eight cells beside the footprint have the key, as bits. */
  readonly sides: Uint8Array<ArrayBuffer>;
  /** By spot and cell beside the footprint: which of the eight cells are in its group, and the group's size. */
  readonly mates = new Uint8Array(8 * MOST_SPOTS);
  readonly sizes = new Uint8Array(8 * MOST_SPOTS);

  readonly #seen = new Int32Array(SHEET);
  readonly #queue = new Int16Array(MOST_GROUPS);
  #fills = 0;
  #version = 0;

  constructor(keys: GroupKeys) {
    this.groups = new GroupLabels(keys);
    this.most = new Uint8Array(this.groups.keyCount * MOST_SPOTS);
    this.sides = new Uint8Array(this.groups.keyCount * MOST_SPOTS);
  }

  /** Finds the groups around all spots of the town on a grid. */
  update(grid: Grid): void {
    if (this.#version === grid.version) return;
    this.#version = grid.version;
    this.groups.update(grid);
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
    for (let i = 0; i < spotCount; i++) this.#updateSpot(i, spots[i]!);
  }

  #updateSpot(spot: number, at: number): void {
    const { label, keyOf, sizeOf } = this.groups;
    const { sides, mates, sizes } = this;
    const first = 8 * spot;
    const a = label[at]!;
    const b = label[at + 1]!;
    const c = label[at + STRIDE]!;
    const d = label[at + STRIDE + 1]!;
    // The labels of the eight cells beside the footprint, in the order of BESIDE.
    const low =
      label[at - 1]! | (label[at - STRIDE]! << 8) | (label[at + 2]! << 16) | (label[at + 1 - STRIDE]! << 24);
    const high =
      label[at + STRIDE - 1]! |
      (label[at + 2 * STRIDE]! << 8) |
      (label[at + STRIDE + 2]! << 16) |
      (label[at + 2 * STRIDE + 1]! << 24);
    let todo = 255 & ~sidesWith(low, high, 0);
    while (todo !== 0) {
      const group = label[at + BESIDE[lowestBit(todo)]!]!;
      const alike = sidesWith(low, high, group);
      todo &= ~alike;
      sides[keyOf[group]! * MOST_SPOTS + spot]! |= alike;
      const lost = same(group, a) + same(group, b) + same(group, c) + same(group, d);
      if (lost > 0 && (alike & (alike - 1)) !== 0) {
        this.#split(first, at, alike, sizeOf[group]! - lost);
        continue;
      }
      for (let rest = alike; rest !== 0; rest &= rest - 1) {
        const mate = first + lowestBit(rest);
        mates[mate] = alike;
        sizes[mate] = sizeOf[group]! - lost;
      }
    }
    if ((a | b | c | d) !== 0) this.#shrink(spot, at);
  }

  /** Finds the pieces of a group that loses cells and has several cells beside the footprint. */
  #split(first: number, at: number, alike: number, left: number): void {
    const { mates, sizes } = this;
    let size = left;
    for (let todo = alike; todo !== 0;) {
      const before = todo;
      let piece = size;
      // The last piece has the cells that the others leave.
      if ((todo & (todo - 1)) === 0) todo = 0;
      else {
        const reached = this.#flood(at, todo);
        todo &= ~(reached & 255);
        if (todo !== 0) piece = reached >> 8;
      }
      size -= piece;
      const found = before & ~todo;
      for (let rest = found; rest !== 0; rest &= rest - 1) {
        const mate = first + lowestBit(rest);
        mates[mate] = found;
        sizes[mate] = piece;
      }
    }
  }

  /**
   * Flood fill from the first of some cells beside a footprint until all of them are reached, or no more cells. Returns
   * those reached and, above the eight bits, the number of cells visited: the size of the piece unless all were reached.
   */
  #flood(at: number, todo: number): number {
    const { label } = this.groups;
    const seen = this.#seen;
    const queue = this.#queue;
    if (this.#fills > MOST_FILLS) {
      this.#fills = 0;
      seen.fill(0);
    }
    // Target cells are marked with the number of this fill, visited ones with the next number.
    const target = (this.#fills += 2);
    const visited = target + 1;
    let missing = -1;
    for (let rest = todo; rest !== 0; rest &= rest - 1) {
      seen[at + BESIDE[lowestBit(rest)]!] = target;
      missing++;
    }
    seen[at] = seen[at + 1] = seen[at + STRIDE] = seen[at + STRIDE + 1] = visited;
    const from = at + BESIDE[lowestBit(todo)]!;
    const group = label[from]!;
    seen[from] = visited;
    queue[0] = from;
    let count = 1;
    for (let next = 0; next < count && missing > 0; next++) {
      const cell = queue[next]!;
      for (let way = 0; way < 4; way++) {
        const on = cell + NEIGHBORS[way]!;
        const before = seen[on]!;
        if (label[on] !== group || before === visited) continue;
        if (before === target) missing--;
        seen[on] = visited;
        queue[count++] = on;
      }
    }
    let reached = 0;
    for (let rest = todo; rest !== 0; rest &= rest - 1) {
      if (seen[at + BESIDE[lowestBit(rest)]!] === visited) reached |= rest & -rest;
    }
    return reached | (count << 8);
  }

  /** Finds the largest remaining groups of the keys whose largest group loses cells. */
  #shrink(spot: number, at: number): void {
    const { label, keyOf, sizeOf, sorted, largest } = this.groups;
    const a = label[at]!;
    const b = label[at + 1]!;
    const c = label[at + STRIDE]!;
    const d = label[at + STRIDE + 1]!;
    let done = 0;
    for (let part = 0; part < 4; part++) {
      const group = part === 0 ? a : part === 1 ? b : part === 2 ? c : d;
      if (group === 0) continue;
      const key = keyOf[group]!;
      if (((done >> key) & 1) !== 0 || sizeOf[group]! < largest[key]!) continue;
      done |= 1 << key;
      let most = 0;
      for (let i = key * MOST_GROUPS; sorted[i] !== 0; i++) {
        const other = sorted[i]!;
        if (other === a || other === b || other === c || other === d) continue;
        most = sizeOf[other]!;
        break;
      }
      for (let rest = this.sides[key * MOST_SPOTS + spot]!; rest !== 0; rest &= rest - 1) {
        const size = this.sizes[8 * spot + lowestBit(rest)]!;
        if (size > most) most = size;
      }
      this.most[key * MOST_SPOTS + spot] = most;
      this.sums[spot]! += most - largest[key]!;
    }
  }
}

/** Whether a footprint covers cells of a group. */
export const losesCells = (label: Uint8Array, at: number, group: number): boolean =>
  label[at] === group ||
  label[at + 1] === group ||
  label[at + STRIDE] === group ||
  label[at + STRIDE + 1] === group;

/** Which of eight labels, four bytes each in `low` and `high`, equal a label, as bits. */
function sidesWith(low: number, high: number, group: number): number {
  const pattern = Math.imul(group, 0x01010101);
  return zeroBytes(low ^ pattern) | (zeroBytes(high ^ pattern) << 4);
}

/** Which of four bytes below 128 are 0, as bits. The product gathers the highest bit of each byte. */
const zeroBytes = (difference: number): number =>
  (Math.imul((~(difference + 0x7f7f7f7f) & 0x80808080) >>> 7, 0x01020408) >>> 24) & 15;

/** 1 if two numbers are equal, else 0. Branchless, because the outcome is unpredictable. */
const same = (a: number, b: number): number => ((a ^ b) - 1) >>> 31;
