// Largest groups after one more card on a single spot, without walking the whole town each time.
//
// The groups of the town as it lies are found once. A card that covers nothing only joins groups. One that covers cells
// of a large group shortens it; only where that may have torn the largest apart is one kind of cells walked again.
// Whoever tries a card everywhere takes `GroupColumns`.

import { Grid, SHEET, STRIDE } from './grid.ts';
import { COUNT, isCorners } from './groupColumns.ts';
import { GroupSheet } from './groupSheet.ts';
import { type CardCodes, type KernelTown, terrainOf } from './town.ts';

/** From the first cell of a card to its four cells. */
const UNDER = Int8Array.of(0, 1, STRIDE, STRIDE + 1);
export class GroupSweep {
  readonly #sheet = new GroupSheet(terrainOf);
  readonly #grid = new Grid();

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
