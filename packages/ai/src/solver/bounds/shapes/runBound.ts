// Upper bound for runs that score by length.
//
// A card adds cells to two rows and two columns. The gain of a line depends on the runs before and behind the new cells.
// Other cards with matching territories may make these runs longer. Covering cells of a run does not count as a loss.

import type { Filter } from '@wagons/rules/scoring';
import { type CompiledFilter, compileFilter } from '../../../kernel/conditions/filters.ts';
import { type PointsBySize, pointsForSize } from '../../../kernel/conditions/pointsBySize.ts';
import { AREA, makeRows, type Rows, SIDE, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { matchTable } from '../base/matching.ts';
import type { OtherCards } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex, wrap } = torus;

const LENGTHS = SIDE + 1;

export class RunBound implements GainBound {
  readonly inLine = true;
  readonly #filter: CompiledFilter;
  readonly #such: Uint8Array<ArrayBuffer>;
  readonly #bySize: PointsBySize;
  /** The most points of a run if some of its cells may be covered. */
  readonly #best: PointsBySize;
  /** For one new cell and for two, by the lengths of the runs around them: the gain, and the most up to these lengths. */
  readonly #gains: readonly [Int16Array, Int16Array];
  readonly #mostGains: readonly [Int16Array, Int16Array];
  readonly #isIn = new Uint8Array(AREA);
  // By cell: the length of the run that ends or starts next to it.
  readonly #left = new Uint8Array(AREA);
  readonly #right = new Uint8Array(AREA);
  readonly #up = new Uint8Array(AREA);
  readonly #down = new Uint8Array(AREA);
  /** The number of matching cells by row, and by column. */
  readonly #rows = new Uint8Array(SIDE);
  readonly #columns = new Uint8Array(SIDE);
  /** The most matching cells that the other cards add to one line. */
  #help = 0;
  /** The most that is gained by covering cells of runs. */
  #slack = 0;
  #isNear = false;

  constructor(filter: Filter, bySize: PointsBySize) {
    this.#filter = compileFilter(filter, { rows: makeRows() });
    this.#such = matchTable(filter);
    this.#bySize = bySize;
    this.#best = bestOf(bySize);
    this.#gains = [gainsBy(this.#best, 1), gainsBy(this.#best, 2)];
    this.#mostGains = [mostUpTo(this.#gains[0]), mostUpTo(this.#gains[1])];
  }

  begin(town: KernelTown, _card: CardCodes, { cards, codes }: OtherCards): void {
    const cells = codes.reduce((sum, code) => sum + this.#such[code]!, 0);
    this.#help = Math.min(cells, 2 * cards);
    this.#findRuns(town, this.#filter(town));
  }

  most(card: CardCodes): number {
    const own = card.some((code) => this.#such[code] === 1);
    const [one, two] = this.#mostGains;
    return this.#slack + (own ? 4 * Math.max(one.at(-1)!, two.at(-1)!) : 0);
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    this.#isNear = false;
    return this.#gain(card, rotation, x, y);
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    this.#isNear = true;
    return this.#gain(card, rotation, x, y);
  }

  #gain(card: CardCodes, rotation: number, x: number, y: number): number {
    const such = this.#such;
    const isIn = this.#isIn;
    const a = cellIndex(x, y);
    const b = cellIndex(x + 1, y);
    const c = cellIndex(x, y + 1);
    const d = cellIndex(x + 1, y + 1);
    const at = 4 * rotation;
    const hasA = such[card[at]!]! > isIn[a]!;
    const hasB = such[card[at + 1]!]! > isIn[b]!;
    const hasC = such[card[at + 2]!]! > isIn[c]!;
    const hasD = such[card[at + 3]!]! > isIn[d]!;
    let gain = this.#slack;
    if (hasA || hasB) gain += this.#across(hasA ? a : b, hasB ? b : a);
    if (hasC || hasD) gain += this.#across(hasC ? c : d, hasD ? d : c);
    if (hasA || hasC) gain += this.#along(hasA ? a : c, hasC ? c : a);
    if (hasB || hasD) gain += this.#along(hasB ? b : d, hasD ? d : b);
    return gain;
  }

  /** The gain of a row with new cells from `first` to `last`, which may be the same. */
  #across(first: number, last: number): number {
    return this.#between(
      first === last ? 0 : 1,
      this.#left[first]!,
      this.#right[last]!,
      this.#rows[first >> 5]!,
    );
  }

  #along(first: number, last: number): number {
    return this.#between(
      first === last ? 0 : 1,
      this.#up[first]!,
      this.#down[last]!,
      this.#columns[wrap(first)]!,
    );
  }

  #between(kind: 0 | 1, before: number, behind: number, count: number): number {
    if (this.#help === 0) return this.#gains[kind][before * LENGTHS + behind]!;
    const more = this.#help + count - before - behind;
    const most = (length: number): number => (this.#isNear || length > 0 ? Math.min(SIDE, length + more) : 0);
    return this.#mostGains[kind][most(before) * LENGTHS + most(behind)]!;
  }

  #findRuns(town: KernelTown, marks: Rows): void {
    for (const cells of [this.#isIn, this.#left, this.#right, this.#up, this.#down]) cells.fill(0);
    this.#rows.fill(0);
    this.#columns.fill(0);
    this.#slack = 0;
    this.#findRunsBefore(town, marks);
    this.#findRunsBehind(town);
  }

  #findRunsBefore({ left, top, right, bottom }: KernelTown, marks: Rows): void {
    const isIn = this.#isIn;
    for (let y = top; y <= bottom + 1; y++) {
      for (let x = left; x <= right + 1; x++) {
        const at = cellIndex(x, y);
        const before = cellIndex(x - 1, y);
        const above = cellIndex(x, y - 1);
        if (y <= bottom && ((marks[wrap(y)]! >>> wrap(x)) & 1) === 1) {
          isIn[at] = 1;
          this.#rows[wrap(y)]!++;
          this.#columns[wrap(x)]!++;
        }
        if (isIn[before] === 1) this.#left[at] = this.#left[before]! + 1;
        if (isIn[above] === 1) this.#up[at] = this.#up[above]! + 1;
        if (isIn[at] === 0) this.#slack += this.#slackOf(this.#left[at]!) + this.#slackOf(this.#up[at]!);
      }
    }
  }

  #findRunsBehind({ left, top, right, bottom }: KernelTown): void {
    const isIn = this.#isIn;
    for (let y = bottom; y >= top - 1; y--) {
      for (let x = right; x >= left - 1; x--) {
        const at = cellIndex(x, y);
        const behind = cellIndex(x + 1, y);
        const below = cellIndex(x, y + 1);
        if (isIn[behind] === 1) this.#right[at] = this.#right[behind]! + 1;
        if (isIn[below] === 1) this.#down[at] = this.#down[below]! + 1;
      }
    }
  }

  #slackOf(length: number): number {
    return pointsForSize(this.#best, length) - pointsForSize(this.#bySize, length);
  }
}

/** The most points of a run if it may be split by covering some of its cells. */
function bestOf(bySize: PointsBySize): PointsBySize {
  const best = new Int16Array(2 * LENGTHS + 1);
  for (let length = 1; length < best.length; length++) {
    let most = Math.max(pointsForSize(bySize, length), best[length - 1]!);
    for (let first = 1; first < length - 1; first++) {
      most = Math.max(most, best[first]! + best[length - 1 - first]!);
    }
    best[length] = most;
  }
  return best;
}

/** By the lengths of two runs: the gain of new cells that join them. */
function gainsBy(bySize: PointsBySize, cells: number): Int16Array {
  return Int16Array.from({ length: LENGTHS * LENGTHS }, (_, index) => {
    const [before, behind] = [Math.floor(index / LENGTHS), index % LENGTHS];
    return bySize[before + cells + behind]! - bySize[before]! - bySize[behind]!;
  });
}

/** The largest gain for runs up to these lengths. */
function mostUpTo(gains: Int16Array): Int16Array {
  const most = gains.slice();
  for (let index = 0; index < most.length; index++) {
    if (index >= LENGTHS) most[index] = Math.max(most[index]!, most[index - LENGTHS]!);
    if (index % LENGTHS > 0) most[index] = Math.max(most[index]!, most[index - 1]!);
  }
  return most;
}
