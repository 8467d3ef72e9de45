// Largest groups after one more card, for every spot and whatever card: what its cells of one key gain by joining the
// groups beside them is the same for all cards that have them there, so it is computed once per town.

import { type Grid, MOST_SPOTS } from './grid.ts';
import { Holes } from './holes.ts';
import type { GroupKeys } from './labels.ts';
import { type CardCodes, terrainOf } from './town.ts';

/** By four bits, one for each cell of a card: how many are set, and whether they are two that touch at a corner only. */
export const COUNT = Uint8Array.from(
  { length: 16 },
  (_, bits) => [1, 2, 4, 8].filter((bit) => bits & bit).length,
);
export const isCorners = (bits: number): boolean => bits === 0b1001 || bits === 0b0110;

/** By four bits: which of the eight cells beside a card are beside those. */
export const SIDES_OF = Uint8Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].reduce((sides, part) => sides | (bits & (1 << part) ? 3 << (2 * part) : 0), 0),
);

/** A spot and what is gained there, in one number. */
const GAIN_BITS = 6;
const GAIN = (1 << GAIN_BITS) - 1;

export class GroupColumns {
  readonly #holes: Holes;
  /** By key: how many spots may gain more than the cells of a card by themselves, and which; of which town that is true. */
  readonly #hopes: Int16Array;
  readonly #bare: Int16Array;
  readonly #least: Uint8Array;
  readonly #hopeful: ReadonlyArray<Int16Array<ArrayBuffer>>;
  readonly #hopeVersions: Float64Array;
  /** By key and cells of a card: how many spots gain, and which how much; of which town that is true. */
  readonly #counts: Int16Array;
  readonly #gains: ReadonlyArray<Int16Array<ArrayBuffer>>;
  readonly #versions: Float64Array;
  /** By key: which cells of the card bear it. */
  readonly #laid: Uint8Array;

  constructor(keys: GroupKeys) {
    this.#holes = new Holes(keys);
    const { keyCount } = this.#holes.groups;
    this.#hopes = new Int16Array(keyCount);
    this.#bare = new Int16Array(keyCount);
    this.#least = new Uint8Array(keyCount);
    this.#hopeful = Array.from({ length: keyCount }, () => new Int16Array(MOST_SPOTS));
    this.#hopeVersions = new Float64Array(keyCount);
    this.#counts = new Int16Array(16 * keyCount);
    this.#gains = Array.from({ length: 16 * keyCount }, () => new Int16Array(MOST_SPOTS));
    this.#versions = new Float64Array(16 * keyCount);
    this.#laid = new Uint8Array(keyCount);
  }

  /** Writes the sum of the largest groups for every placement of a card: each spot both ways up. */
  sweep(grid: Grid, card: CardCodes, values: Float64Array): void {
    const { spotCount } = grid;
    this.#holes.look(grid);
    const { sums } = this.#holes;
    const { keys, keyCount } = this.#holes.groups;
    const laid = this.#laid;
    laid.fill(0);
    for (let part = 0; part < 4; part++) {
      const key = keys[card[part]!]!;
      if (key >= 0) laid[key]! |= 1 << part;
    }
    for (let i = 0; i < spotCount; i++) {
      const sum = sums[i]!;
      values[2 * i] = sum;
      values[2 * i + 1] = sum;
    }
    for (let key = 0; key < keyCount; key++) {
      const parts = laid[key]!;
      if (parts !== 0) this.#addBoth(grid, key, parts, 1, values);
    }
  }

  /** The same for the groups of one key, so many `times`. */
  sweepKey(grid: Grid, card: CardCodes, key: number, times: number, values: Float64Array): void {
    const { spotCount } = grid;
    this.#holes.look(grid);
    const { most } = this.#holes;
    const { keys } = this.#holes.groups;
    const start = key * MOST_SPOTS;
    for (let i = 0; i < spotCount; i++) {
      const points = times * most[start + i]! + 0;
      values[2 * i] = points;
      values[2 * i + 1] = points;
    }
    let parts = 0;
    for (let part = 0; part < 4; part++) if (keys[card[part]!] === key) parts |= 1 << part;
    if (parts !== 0) this.#addBoth(grid, key, parts, times, values);
  }

  #addBoth(grid: Grid, key: number, parts: number, times: number, values: Float64Array): void {
    this.#add(grid, key, parts, times, 0, values);
    this.#add(grid, key, turnedOver(parts), times, 1, values);
  }

  /** Adds what the cells `parts` of a card gain for the largest group of their key. */
  #add(grid: Grid, key: number, parts: number, times: number, rotation: number, values: Float64Array): void {
    const column = 16 * key + parts;
    const gains = this.#gains[column]!;
    if (this.#versions[column] !== grid.version) this.#compute(grid, key, parts);
    const count = this.#counts[column]!;
    for (let i = 0; i < count; i++) {
      const gain = gains[i]!;
      values[2 * (gain >> GAIN_BITS) + rotation]! += times * (gain & GAIN);
    }
  }

  #compute(grid: Grid, key: number, parts: number): void {
    const { most, sides } = this.#holes;
    const { version } = grid;
    const column = 16 * key + parts;
    const gains = this.#gains[column]!;
    this.#versions[column] = version;
    if (this.#hopeVersions[key] !== version) this.#hope(grid, key);
    const start = key * MOST_SPOTS;
    const isTwo = isCorners(parts);
    const alone = isTwo ? 1 : COUNT[parts]!;
    const around = SIDES_OF[parts]!;
    let count = 0;
    const hopeful = this.#hopeful[key]!;
    const hopes = this.#hopes[key]!;
    for (let n = 0; n < hopes; n++) {
      const i = hopeful[n]!;
      const met = sides[start + i]! & around;
      const size = isTwo && met !== 0 ? this.#joinCorners(i, parts, met) : alone + this.#joined(i, met);
      const gain = size - most[start + i]!;
      if (gain > 0) gains[count++] = (i << GAIN_BITS) | gain;
    }
    if (alone > this.#least[key]!) {
      for (let n = this.#bare[key]!; n < MOST_SPOTS; n++) {
        const i = hopeful[n]!;
        const gain = alone - most[start + i]!;
        if (gain > 0) gains[count++] = (i << GAIN_BITS) | gain;
      }
    }
    this.#counts[column] = count;
  }

  /**
   * Finds the spots where a card may gain: from the beginning of the list those beside groups that are large enough
   * together, from its end those beside none where what is left is small.
   */
  #hope({ spotCount, version }: Grid, key: number): void {
    const { most, sides } = this.#holes;
    const hopeful = this.#hopeful[key]!;
    const start = key * MOST_SPOTS;
    this.#hopeVersions[key] = version;
    let count = 0;
    let bare = MOST_SPOTS;
    let least = 4;
    for (let i = 0; i < spotCount; i++) {
      const beside = sides[start + i]!;
      const left = most[start + i]!;
      if (beside !== 0) {
        if (this.#joined(i, beside) + 4 > left) hopeful[count++] = i;
      } else if (left < 4) {
        hopeful[--bare] = i;
        if (left < least) least = left;
      }
    }
    this.#hopes[key] = count;
    this.#bare[key] = bare;
    this.#least[key] = least;
  }

  /** How many cells the groups of some cells beside a hole have together. */
  #joined(spot: number, met: number): number {
    const { mates, sizes } = this.#holes;
    let size = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + 31 - Math.clz32(rest & -rest);
      size += sizes[side]!;
      rest &= ~mates[side]!;
    }
    return size;
  }

  /** Two cells corner to corner are two groups, unless both touch the same one outside. */
  #joinCorners(spot: number, parts: number, met: number): number {
    const { mates } = this.#holes;
    const first = met & SIDES_OF[parts & -parts]!;
    const second = met & ~first;
    let mine = 0;
    for (let rest = first; rest !== 0; rest &= rest - 1)
      mine |= mates[8 * spot + 31 - Math.clz32(rest & -rest)]!;
    if ((mine & second) !== 0) return this.#joined(spot, met) + 2;
    return Math.max(this.#joined(spot, first), this.#joined(spot, second)) + 1;
  }
}

/** The same cells of a card that lies the other way up. */
export const turnedOver = (parts: number): number =>
  ((parts & 1) << 3) | ((parts & 2) << 1) | ((parts & 4) >> 1) | (parts >> 3);

/** The groups of the terrains. One instance is shared, since it caches by town and every sweep needs it. */
export const terrainGroups = new GroupColumns(terrainOf);
