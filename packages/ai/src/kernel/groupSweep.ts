// Largest groups after one more card, for every spot, without walking the whole town each time.
//
// The groups of the town as it lies are found once. A card that covers nothing only joins groups. One that covers cells
// of a large group shortens it; only where that may have torn the largest apart is one kind of cells walked again.

import { Grid, SHEET, STRIDE } from './grid.ts';
import { type GroupKeys, GroupSheet, KEYS } from './groupSheet.ts';
import { type CardCodes, type KernelTown, terrainOf } from './town.ts';

/** By four bits, one for each cell of a card: how many are set, and whether they are two that touch at a corner only. */
const COUNT = Uint8Array.from({ length: 16 }, (_, bits) => [1, 2, 4, 8].filter((bit) => bits & bit).length);
const isCorners = (bits: number): boolean => bits === 0b1001 || bits === 0b0110;

/** From the first cell of a card to its four cells, and to the two neighbours that each has outside. */
const UNDER = Int8Array.of(0, 1, STRIDE, STRIDE + 1);
const OUTSIDE = Int8Array.of(-1, -STRIDE, 2, 1 - STRIDE, STRIDE - 1, 2 * STRIDE, STRIDE + 2, 2 * STRIDE + 1);
/** By four bits: the outer neighbours of those cells, eight of them, some more than once. */
const AROUND = Array.from({ length: 16 }, (_, bits) => {
  const own = [0, 1, 2, 3].filter((part) => bits & (1 << part)).flatMap((part) => [2 * part, 2 * part + 1]);
  return Int8Array.from({ length: 8 }, (_side, i) => OUTSIDE[own[i % own.length] ?? 0] ?? 0);
});

const UNKNOWN = 255;

export class GroupSweep {
  readonly #sheet: GroupSheet;
  readonly #grid = new Grid();
  /** By rotation and key: which cells of the card bear it. */
  readonly #laid = new Uint8Array(2 * KEYS);
  /** By spot: the keys that a card covers there, as bits. */
  readonly #covers = new Uint8Array(1024);
  /** By cell: how much the largest group loses when it alone is covered. */
  readonly #losses = new Uint8Array(SHEET);

  /** The groups of terrains, or of what other keys tell apart. */
  constructor(keys: GroupKeys = terrainOf) {
    this.#sheet = new GroupSheet(keys);
  }

  /** Looks at a town as it lies; answers the sum of its largest groups. */
  begin(town: KernelTown): number {
    this.#grid.show(town);
    this.#sheet.look(this.#grid);
    return this.#sheet.sum;
  }

  /** The sum of the largest groups if the card were laid at x, y. The town must be as it was at `begin`. */
  with(_town: KernelTown, card: CardCodes, rotation: number, x: number, y: number): number {
    const { keys, largest } = this.#sheet;
    const { codes } = this.#grid;
    const at = this.#grid.at(x, y);
    const t0 = keys[card[4 * rotation]!]!;
    const t1 = keys[card[4 * rotation + 1]!]!;
    const t2 = keys[card[4 * rotation + 2]!]!;
    const t3 = keys[card[4 * rotation + 3]!]!;
    const c0 = keys[codes[at]!]!;
    const c1 = keys[codes[at + 1]!]!;
    const c2 = keys[codes[at + STRIDE]!]!;
    const c3 = keys[codes[at + STRIDE + 1]!]!;
    const laid = bitsOf(t0, t1, t2, t3);
    const covered = bitsOf(c0, c1, c2, c3);
    let sum = this.#sheet.sum;
    for (let rest = laid | covered; rest !== 0; rest &= rest - 1) {
      const key = 31 - Math.clz32(rest & -rest);
      const lost = mark(key, c0, c1, c2, c3);
      sum += this.#after(key, lost, mark(key, t0, t1, t2, t3), at) - largest[key]!;
    }
    return sum;
  }

  /** Writes the sum of the largest groups into `sums` for every placement of a card: each spot both ways up. */
  sweep(grid: Grid, card: CardCodes, sums: Float64Array): void {
    const { codes, spots, spotCount } = grid;
    const covers = this.#covers;
    const laidParts = this.#laid;
    this.#sheet.look(grid);
    const { keys, crowded } = this.#sheet;
    sums.fill(this.#sheet.sum, 0, 2 * spotCount);
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      covers[i] = bitsOf(
        keys[codes[at]!]!,
        keys[codes[at + 1]!]!,
        keys[codes[at + STRIDE]!]!,
        keys[codes[at + STRIDE + 1]!]!,
      );
    }
    laidParts.fill(0);
    let laid = 0;
    for (let part = 0; part < 4; part++) {
      const key = keys[card[part]!]!;
      if (key < 0) continue;
      laidParts[key]! |= 1 << part;
      laidParts[KEYS + key]! |= 8 >> part;
      laid |= 1 << key;
    }
    for (let key = 0; key < KEYS; key++) {
      if (((laid >> key) & 1) === 0) continue;
      for (let rotation = 0; rotation < 2; rotation++) {
        const parts = laidParts[rotation * KEYS + key]!;
        if (((crowded >> key) & 1) !== 0) this.#walkAll(grid, key, parts, rotation, sums);
        else if (isCorners(parts)) this.#joinCorners(grid, key, parts, rotation, sums);
        else this.#join(grid, key, parts, rotation, sums);
      }
    }
    this.#cover(grid, laid, sums);
  }

  /** Adds what the cells of a key gain by joining the groups around them, wherever none of that key is covered. */
  #join({ spots, spotCount }: Grid, key: number, parts: number, rotation: number, sums: Float64Array): void {
    const { planes, sums: table } = this.#sheet;
    const covers = this.#covers;
    const [o0 = 0, o1 = 0, o2 = 0, o3 = 0, o4 = 0, o5 = 0, o6 = 0, o7 = 0] = AROUND[parts]!;
    const plane = key * SHEET;
    const start = key << 10;
    const more = COUNT[parts]! - this.#sheet.largest[key]!;
    const isOne = COUNT[parts] === 1;
    for (let i = 0; i < spotCount; i++) {
      const at = plane + spots[i]!;
      let met = planes[at + o0]! | planes[at + o1]!;
      if (!isOne) {
        met |= planes[at + o2]! | planes[at + o3]!;
        met |= planes[at + o4]! | planes[at + o5]! | planes[at + o6]! | planes[at + o7]!;
      }
      const gain = table[start | met]! + more;
      // No question is asked whether it is a gain: which it is cannot be guessed.
      sums[2 * i + rotation]! += gain & ~(gain >> 31) & (((covers[i]! >> key) & 1) - 1);
    }
  }

  /** The same for two cells corner to corner: two groups, unless both touch the same one outside. */
  #joinCorners(
    { spots, spotCount }: Grid,
    key: number,
    parts: number,
    rotation: number,
    sums: Float64Array,
  ): void {
    const { planes, sums: table } = this.#sheet;
    const covers = this.#covers;
    const [o0 = 0, o1 = 0, o2 = 0, o3 = 0] = AROUND[parts]!;
    const plane = key * SHEET;
    const start = key << 10;
    const largest = this.#sheet.largest[key]!;
    for (let i = 0; i < spotCount; i++) {
      const at = plane + spots[i]!;
      const first = planes[at + o0]! | planes[at + o1]!;
      const second = planes[at + o2]! | planes[at + o3]!;
      const one = table[start | first]! + 1;
      const two = table[start | second]! + 1;
      const size = (first & second) !== 0 ? table[start | first | second]! + 2 : one > two ? one : two;
      const gain = size - largest;
      sums[2 * i + rotation]! += gain & ~(gain >> 31) & (((covers[i]! >> key) & 1) - 1);
    }
  }

  #walkAll(
    { spots, spotCount }: Grid,
    key: number,
    parts: number,
    rotation: number,
    sums: Float64Array,
  ): void {
    const before = this.#sheet.largest[key]!;
    for (let i = 0; i < spotCount; i++) {
      if (((this.#covers[i]! >> key) & 1) !== 0) continue;
      sums[2 * i + rotation]! += this.#sheet.walked(key, spots[i]!, parts) - before;
    }
  }

  /** Adds what changes for the keys of which a card covers cells. */
  #cover({ codes, spots, spotCount }: Grid, laid: number, sums: Float64Array): void {
    const { keys, largest, planes, tops } = this.#sheet;
    const covers = this.#covers;
    const losses = this.#losses;
    losses.fill(UNKNOWN);
    for (let i = 0; i < spotCount; i++) {
      const covered = covers[i]!;
      if (covered === 0) continue;
      const at = spots[i]!;
      const c0 = keys[codes[at]!]!;
      const c1 = keys[codes[at + 1]!]!;
      const c2 = keys[codes[at + STRIDE]!]!;
      const c3 = keys[codes[at + STRIDE + 1]!]!;
      for (let rest = covered; rest !== 0; rest &= rest - 1) {
        const key = 31 - Math.clz32(rest & -rest);
        const before = largest[key]!;
        const lost = mark(key, c0, c1, c2, c3);
        if (((laid >> key) & 1) === 0) {
          // As long as one of the largest is left alone, nothing is lost.
          if ((tops[key]! & ~under(planes, key * SHEET + at, lost)) !== 0) continue;
          let loss: number;
          if ((lost & (lost - 1)) === 0) {
            const cell = at + UNDER[31 - Math.clz32(lost)]!;
            loss = losses[cell]!;
            if (loss === UNKNOWN) loss = losses[cell] = before - this.#after(key, lost, 0, at);
          } else loss = before - this.#after(key, lost, 0, at);
          sums[2 * i]! -= loss;
          sums[2 * i + 1]! -= loss;
        } else {
          sums[2 * i]! += this.#after(key, lost, this.#laid[key]!, at) - before;
          sums[2 * i + 1]! += this.#after(key, lost, this.#laid[KEYS + key]!, at) - before;
        }
      }
    }
  }

  /** The largest group of a key when its cells `lost` are covered and those of `kept` bear it afterwards. */
  #after(key: number, lost: number, kept: number, at: number): number {
    const { planes, sums, groups, tops } = this.#sheet;
    const largest = this.#sheet.largest[key]!;
    if (lost === kept) return largest;
    if (((this.#sheet.crowded >> key) & 1) !== 0) return this.#sheet.walked(key, at, kept);
    const plane = key * SHEET + at;
    const start = key << 10;
    const removed = lost & ~kept;
    const added = kept & ~lost;
    let joined = 0;
    let met = 0;
    if (added !== 0) {
      met = outside(planes, plane, added);
      if (isCorners(added) && kept === added) {
        const first = outside(planes, plane, added & -added);
        const second = outside(planes, plane, added & (added - 1));
        if ((first & second) !== 0) joined = sums[start | met]! + 2;
        else joined = Math.max(sums[start | first]!, sums[start | second]!) + 1;
      } else {
        // Those under the card that stay as they are hold together with the new ones, unless corner to corner.
        if (!isCorners(kept)) met |= under(planes, plane, kept & ~added);
        joined = sums[start | met]! + COUNT[added]!;
      }
    }
    if (removed === 0) return joined > largest ? joined : largest;
    const hit = under(planes, plane, removed);
    // The lowest bit is the largest of those that lose nothing.
    const rest = groups[key]! & ~hit;
    const whole = sums[start | (rest & -rest)]!;
    // A group may be torn apart by what is covered, and joined again by what is laid: then all must be walked.
    if (joined > whole && (met & hit) !== 0) return this.#sheet.walked(key, at, kept);
    const atLeast = joined > whole ? joined : whole;
    if (largest - 1 <= atLeast) return atLeast;
    if ((removed & (removed - 1)) === 0) {
      const cell = plane + UNDER[31 - Math.clz32(removed)]!;
      const beside = isSet(planes[cell - 1]!) + isSet(planes[cell + 1]!);
      const ends = isSet(planes[cell - STRIDE]!) + isSet(planes[cell + STRIDE]!);
      if (beside + ends <= 1) return largest - 1;
    } else if (hit === tops[key] && (hit & (hit - 1)) === 0 && largest - COUNT[removed]! <= atLeast) {
      return atLeast;
    }
    return this.#sheet.walked(key, at, kept);
  }
}

/** The groups beside some cells of a card. All are looked at: how many there are cannot be guessed. */
const outside = (planes: Uint16Array, at: number, parts: number): number =>
  ((planes[at - 1]! | planes[at - STRIDE]!) & -(parts & 1)) |
  ((planes[at + 2]! | planes[at + 1 - STRIDE]!) & -((parts >> 1) & 1)) |
  ((planes[at + STRIDE - 1]! | planes[at + 2 * STRIDE]!) & -((parts >> 2) & 1)) |
  ((planes[at + STRIDE + 2]! | planes[at + 2 * STRIDE + 1]!) & -(parts >> 3));

/** The groups under some cells of a card. */
const under = (planes: Uint16Array, at: number, parts: number): number =>
  (planes[at]! & -(parts & 1)) |
  (planes[at + 1]! & -((parts >> 1) & 1)) |
  (planes[at + STRIDE]! & -((parts >> 2) & 1)) |
  (planes[at + STRIDE + 1]! & -(parts >> 3));

const isSet = (bits: number): number => -bits >>> 31;

/** The keys of four cells as bits. What has no group has the key −1, whose bit falls out of the mask. */
const bitsOf = (a: number, b: number, c: number, d: number): number =>
  ((1 << a) | (1 << b) | (1 << c) | (1 << d)) & 63;

/** Which of four cells have the key, as bits. */
const mark = (key: number, a: number, b: number, c: number, d: number): number =>
  (a === key ? 1 : 0) | (b === key ? 2 : 0) | (c === key ? 4 : 0) | (d === key ? 8 : 0);
