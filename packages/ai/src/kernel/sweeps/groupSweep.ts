// Sweep for largest groups.
//
// What the cells of a card gain by joining the groups beside them is the same for all cards that have cells of that key
// in these places, so it is computed once per town.

import { terrainOf } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { GroupKeys } from '../town/groupLabels.ts';
import { torus } from '../town/rows.ts';
import type { CardCodes } from '../town/town.ts';
import { FootprintGroups } from './footprintGroups.ts';

const { MOST_SPOTS } = sheet;
const { lowestBit } = torus;

/** By four bits, one for each cell of a card: the number of bits set. */
export const COUNT = Uint8Array.from(
  { length: 16 },
  (_, bits) => [1, 2, 4, 8].filter((bit) => bits & bit).length,
);

/** Whether four bits are two cells of a card that touch only at a corner. */
export const isDiagonal = (bits: number): boolean => bits === 0b1001 || bits === 0b0110;

/** The size of the largest group that some cells of a card form by themselves. */
const aloneSize = (bits: number): number => (isDiagonal(bits) ? 1 : COUNT[bits]!);

/** By four bits: which of the eight cells beside a card are next to those cells. */
export const SIDES_OF = Uint8Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].reduce((sides, part) => sides | (bits & (1 << part) ? 3 << (2 * part) : 0), 0),
);

/** A spot and its gain are packed into one number. */
const GAIN_BITS = 6;
const GAIN_MASK = (1 << GAIN_BITS) - 1;

/** The groups of one key, and the points of each of their cells. */
type ScoredKey = { readonly key: number; readonly points: number };

/** Keys as bits: those that count fully, and those of whose losses only half counts; `rounding` is 1 to round up. */
export type CountedKeys = { readonly full: number; readonly halved: number; readonly rounding: 0 | 1 };

/** Where a sweep adds its gains. */
type Target = { readonly grid: Grid; readonly values: Float64Array; readonly points: number };

export class GroupSweep {
  readonly #footprints: FootprintGroups;
  /**
   * By key, the spots where a card can gain. The list starts with the spots beside large enough groups; from its end
   * backwards it has the spots beside no group where little remains. `#bare` is where these start, `#least` the least
   * that remains on any of them.
   */
  readonly #candidates: ReadonlyArray<Int16Array<ArrayBuffer>>;
  readonly #candidateCounts: Int16Array;
  readonly #bare: Int16Array;
  readonly #least: Uint8Array;
  readonly #candidateVersions: Float64Array;
  /** By key and cells of a card: the packed gains. */
  readonly #gains: ReadonlyArray<Int16Array<ArrayBuffer>>;
  readonly #gainCounts: Int16Array;
  readonly #gainVersions: Float64Array;
  /** By key: which cells of the card have it. */
  readonly #parts: Uint8Array;

  constructor(keys: GroupKeys) {
    this.#footprints = new FootprintGroups(keys);
    const { keyCount } = this.#footprints.groups;
    this.#candidates = Array.from({ length: keyCount }, () => new Int16Array(MOST_SPOTS));
    this.#candidateCounts = new Int16Array(keyCount);
    this.#bare = new Int16Array(keyCount);
    this.#least = new Uint8Array(keyCount);
    this.#candidateVersions = new Float64Array(keyCount);
    this.#gains = Array.from({ length: 16 * keyCount }, () => new Int16Array(MOST_SPOTS));
    this.#gainCounts = new Int16Array(16 * keyCount);
    this.#gainVersions = new Float64Array(16 * keyCount);
    this.#parts = new Uint8Array(keyCount);
  }

  /** Writes the sum of the largest groups of all keys for every placement of a card: each spot both ways up. */
  sweep(grid: Grid, card: CardCodes, values: Float64Array): void {
    const { spotCount } = grid;
    this.#footprints.update(grid);
    const { sums } = this.#footprints;
    const { keys, keyCount } = this.#footprints.groups;
    this.#parts.fill(0);
    for (let part = 0; part < 4; part++) {
      const key = keys[card[part]!]!;
      if (key >= 0) this.#parts[key]! |= 1 << part;
    }
    for (let i = 0; i < spotCount; i++) {
      const sum = sums[i]!;
      values[2 * i] = sum;
      values[2 * i + 1] = sum;
    }
    const target = { grid, values, points: 1 };
    for (let key = 0; key < keyCount; key++) {
      const parts = this.#parts[key]!;
      if (parts !== 0) this.#addBoth(target, key, parts);
    }
  }

  /**
   * What the groups of some keys, given as bits, gain or lose by every placement of a card. Of losses of the keys
   * `halved` only half is counted, rounded up or down.
   */
  changes(grid: Grid, card: CardCodes, { full, halved, rounding }: CountedKeys, values: Float64Array): void {
    const { spotCount } = grid;
    this.#footprints.update(grid);
    const { most } = this.#footprints;
    const { keys, keyCount, largest } = this.#footprints.groups;
    values.fill(0, 0, 2 * spotCount);
    for (let key = 0; key < keyCount; key++) {
      const isHalved = (halved >> key) & 1;
      if (isHalved === 0 && ((full >> key) & 1) === 0) continue;
      const start = key * MOST_SPOTS;
      for (let i = 0; i < spotCount; i++) {
        const lost = largest[key]! - most[start + i]!;
        if (lost === 0) continue;
        const counted = isHalved === 1 ? (lost + rounding) >> 1 : lost;
        values[2 * i]! -= counted;
        values[2 * i + 1]! -= counted;
      }
      let parts = 0;
      for (let part = 0; part < 4; part++) if (keys[card[part]!] === key) parts |= 1 << part;
      if (parts !== 0) this.#addBoth({ grid, values, points: 1 }, key, parts);
    }
  }

  /** The same for the largest group of one key. */
  sweepKey(grid: Grid, card: CardCodes, { key, points }: ScoredKey, values: Float64Array): void {
    const { spotCount } = grid;
    this.#footprints.update(grid);
    const { most } = this.#footprints;
    const { keys } = this.#footprints.groups;
    const start = key * MOST_SPOTS;
    for (let i = 0; i < spotCount; i++) {
      const value = points * most[start + i]! + 0;
      values[2 * i] = value;
      values[2 * i + 1] = value;
    }
    let parts = 0;
    for (let part = 0; part < 4; part++) if (keys[card[part]!] === key) parts |= 1 << part;
    if (parts !== 0) this.#addBoth({ grid, values, points }, key, parts);
  }

  /** What the groups of some keys gain by a card that touches nothing, on the town of the last sweep. */
  changeAlone(card: CardCodes, full: number): number {
    const { keys, keyCount, largest } = this.#footprints.groups;
    let sum = 0;
    for (let key = 0; key < keyCount; key++) {
      if (((full >> key) & 1) === 0) continue;
      let parts = 0;
      for (let part = 0; part < 4; part++) if (keys[card[part]!] === key) parts |= 1 << part;
      sum += Math.max(0, aloneSize(parts) - largest[key]!);
    }
    return sum;
  }

  #addBoth(target: Target, key: number, parts: number): void {
    this.#add(target, key, parts, 0);
    this.#add(target, key, upsideDown(parts), 1);
  }

  /** Adds what the cells `parts` of a card gain for the largest group of their key. */
  #add({ grid, values, points }: Target, key: number, parts: number, rotation: number): void {
    const column = 16 * key + parts;
    const gains = this.#gains[column]!;
    if (this.#gainVersions[column] !== grid.version) this.#computeGains(grid, key, parts);
    const count = this.#gainCounts[column]!;
    for (let i = 0; i < count; i++) {
      const gain = gains[i]!;
      values[2 * (gain >> GAIN_BITS) + rotation]! += points * (gain & GAIN_MASK);
    }
  }

  #computeGains(grid: Grid, key: number, parts: number): void {
    const { version } = grid;
    const column = 16 * key + parts;
    this.#gainVersions[column] = version;
    if (this.#candidateVersions[key] !== version) this.#findCandidates(grid, key);
    const isOne = (parts & (parts - 1)) === 0;
    const count = isOne ? this.#gainsOfOne(key, parts) : this.#gainsOfSeveral(key, parts);
    this.#gainCounts[column] = this.#addBareGains(key, parts, count);
  }

  /** Finds the gains of a single cell of a card beside groups; returns how many. Branchless, because it is the most common case. */
  #gainsOfOne(key: number, parts: number): number {
    const { most, sides, mates, sizes } = this.#footprints;
    const gains = this.#gains[16 * key + parts]!;
    const candidates = this.#candidates[key]!;
    const candidateCount = this.#candidateCounts[key]!;
    const start = key * MOST_SPOTS;
    // Two of the eight cells beside a footprint touch the cell.
    const side = 2 * lowestBit(parts);
    let count = 0;
    for (let n = 0; n < candidateCount; n++) {
      const i = candidates[n]!;
      const at = 8 * i + side;
      const met = sides[start + i]! >> side;
      const one = met & 1;
      const other = (met >> 1) & ~(one & (mates[at]! >> (side + 1))) & 1;
      const gain = 1 + one * sizes[at]! + other * sizes[at + 1]! - most[start + i]!;
      gains[count] = (i << GAIN_BITS) | gain;
      count += -gain >>> 31;
    }
    return count;
  }

  /** The same for several cells. */
  #gainsOfSeveral(key: number, parts: number): number {
    const { most, sides } = this.#footprints;
    const gains = this.#gains[16 * key + parts]!;
    const candidates = this.#candidates[key]!;
    const candidateCount = this.#candidateCounts[key]!;
    const start = key * MOST_SPOTS;
    const isTwo = isDiagonal(parts);
    const alone = aloneSize(parts);
    const around = SIDES_OF[parts]!;
    let count = 0;
    for (let n = 0; n < candidateCount; n++) {
      const i = candidates[n]!;
      const met = sides[start + i]! & around;
      const size = isTwo && met !== 0 ? this.#joinDiagonal(i, parts, met) : alone + this.#joined(i, met);
      const gain = size - most[start + i]!;
      if (gain > 0) gains[count++] = (i << GAIN_BITS) | gain;
    }
    return count;
  }

  /** Adds the gains on spots beside no group; returns the new count. */
  #addBareGains(key: number, parts: number, before: number): number {
    const { most } = this.#footprints;
    const gains = this.#gains[16 * key + parts]!;
    const candidates = this.#candidates[key]!;
    const alone = aloneSize(parts);
    let count = before;
    if (alone <= this.#least[key]!) return count;
    for (let n = this.#bare[key]!; n < MOST_SPOTS; n++) {
      const i = candidates[n]!;
      const gain = alone - most[key * MOST_SPOTS + i]!;
      if (gain > 0) gains[count++] = (i << GAIN_BITS) | gain;
    }
    return count;
  }

  #findCandidates({ spotCount, version }: Grid, key: number): void {
    const { most, sides } = this.#footprints;
    const candidates = this.#candidates[key]!;
    const start = key * MOST_SPOTS;
    this.#candidateVersions[key] = version;
    let count = 0;
    let bare = MOST_SPOTS;
    let least = 4;
    for (let i = 0; i < spotCount; i++) {
      const beside = sides[start + i]!;
      const remaining = most[start + i]!;
      if (beside !== 0) {
        if (this.#joined(i, beside) + 4 > remaining) candidates[count++] = i;
      } else if (remaining < 4) {
        candidates[--bare] = i;
        if (remaining < least) least = remaining;
      }
    }
    this.#candidateCounts[key] = count;
    this.#bare[key] = bare;
    this.#least[key] = least;
  }

  /** The total size of the groups of some cells beside a footprint. */
  #joined(spot: number, met: number): number {
    const { mates, sizes } = this.#footprints;
    let size = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + lowestBit(rest);
      size += sizes[side]!;
      rest &= ~mates[side]!;
    }
    return size;
  }

  /** Two cells corner to corner are two groups, unless both touch the same group outside. */
  #joinDiagonal(spot: number, parts: number, met: number): number {
    const { mates } = this.#footprints;
    const first = met & SIDES_OF[parts & -parts]!;
    const second = met & ~first;
    let mine = 0;
    for (let rest = first; rest !== 0; rest &= rest - 1) mine |= mates[8 * spot + lowestBit(rest)]!;
    if ((mine & second) !== 0) return this.#joined(spot, met) + 2;
    return Math.max(this.#joined(spot, first), this.#joined(spot, second)) + 1;
  }
}

/** The same cells of a card that is turned upside down. */
export const upsideDown = (parts: number): number =>
  ((parts & 1) << 3) | ((parts & 2) << 1) | ((parts & 4) >> 1) | (parts >> 3);

/** The groups of the terrains. One instance is shared, since it caches by town and every sweep needs it. */
export const terrainGroups = new GroupSweep(terrainOf);
