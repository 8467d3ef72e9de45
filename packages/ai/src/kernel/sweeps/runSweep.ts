// Sweep for runs in rows and columns, scored by length.
//
// A card replaces two adjacent cells in each of two rows and two columns. The new points of a line depend only on the run
// that ends just before these cells, the run that starts just behind them, and the rest of the line. All three are
// computed once per town.

import type { Bonus } from '@wagons/rules/scoring';
import { codeTest } from '../conditions/crossWeight.ts';
import { isSized, type PointsBySize, pointsBySizeOf, pointsForSize } from '../conditions/pointsBySize.ts';
import { codeTable } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import { SIDE } from '../town/rows.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { SHEET, STRIDE } = sheet;

const LENGTH_BITS = 5;

export function runSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('each' in bonus) || !isSized(bonus.each)) return undefined;
  const { each } = bonus;
  const test = 'run' in each ? codeTest(each.run) : undefined;
  if (!test) return undefined;
  return new RunSweep(codeTable(test), pointsBySizeOf(each, bonus));
}

class RunSweep implements ConditionSweep {
  readonly #such: Uint8Array<ArrayBuffer>;
  /** By which of the two cells match, and the lengths of the runs before and behind: the gain of the line. */
  readonly #gains: Int16Array<ArrayBuffer>;
  readonly #rows: Lines;
  readonly #columns: Lines;
  readonly #mark = new Uint8Array(SHEET);
  #version = 0;

  constructor(such: Uint8Array<ArrayBuffer>, bySize: PointsBySize) {
    this.#such = such;
    this.#gains = gainsOf(bySize);
    this.#rows = new Lines(1, STRIDE, bySize);
    this.#columns = new Lines(STRIDE, 1, bySize);
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spots, spotCount } = grid;
    const such = this.#such;
    const gains = this.#gains;
    const { rest: rowRest, runs: rowRuns } = this.#rows;
    const { rest: columnRest, runs: columnRuns } = this.#columns;
    const [a, b, c, d] = [such[card[0]!]!, such[card[1]!]!, such[card[2]!]!, such[card[3]!]!];
    const pairs = [pairOf(a, b), pairOf(c, d), pairOf(a, c), pairOf(b, d)] as const;
    const turned = [pairOf(d, c), pairOf(b, a), pairOf(d, b), pairOf(c, a)] as const;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const upper = rowRuns[at]!;
      const lower = rowRuns[at + STRIDE]!;
      const first = columnRuns[at]!;
      const second = columnRuns[at + 1]!;
      const rest = now + rowRest[at]! + rowRest[at + STRIDE]! + columnRest[at]! + columnRest[at + 1]!;
      values[2 * i] =
        rest +
        gains[pairs[0] | upper]! +
        gains[pairs[1] | lower]! +
        gains[pairs[2] | first]! +
        gains[pairs[3] | second]!;
      values[2 * i + 1] =
        rest +
        gains[turned[0] | upper]! +
        gains[turned[1] | lower]! +
        gains[turned[2] | first]! +
        gains[turned[3] | second]!;
    }
  }

  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const mark = this.#mark;
    mark.fill(0);
    this.#rows.clear();
    this.#columns.clear();
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
      if (this.#such[codes[at]!] === 0) continue;
      mark[at] = 1;
      const row = Math.floor(at / STRIDE);
      this.#rows.has[row] = 1;
      this.#columns.has[at - row * STRIDE] = 1;
    }
    this.#rows.update(mark);
    this.#columns.update(mark);
  }
}

/** Which of two cells match, as an index into the gains. */
const pairOf = (one: number, other: number): number => (one | (other << 1)) << (2 * LENGTH_BITS);

function gainsOf(bySize: PointsBySize): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: 4 << (2 * LENGTH_BITS) }, (_, index) => {
    const [before, behind] = [(index >> LENGTH_BITS) & (SIDE - 1), index & (SIDE - 1)];
    const alone = pointsForSize(bySize, before) + pointsForSize(bySize, behind);
    const matching = [
      alone,
      pointsForSize(bySize, before + 1) + pointsForSize(bySize, behind),
      pointsForSize(bySize, before) + pointsForSize(bySize, behind + 1),
      pointsForSize(bySize, before + 2 + behind),
    ];
    return matching[index >> (2 * LENGTH_BITS)]! - alone;
  });
}

/** All rows, or all columns: by cell, the change of the line without this cell and the next, and the runs around both. */
class Lines {
  readonly rest = new Int16Array(SHEET);
  readonly runs = new Int16Array(SHEET);
  /** By line: whether it has a matching cell. */
  readonly has = new Uint8Array(STRIDE);
  readonly #step: number;
  readonly #across: number;
  readonly #bySize: PointsBySize;
  /** By cell of a line: the length of the run that ends just before it, and the points of all runs before it. */
  readonly #length = new Uint8Array(STRIDE + 1);
  readonly #points = new Int16Array(STRIDE + 1);

  constructor(step: number, across: number, bySize: PointsBySize) {
    this.#step = step;
    this.#across = across;
    this.#bySize = bySize;
  }

  clear(): void {
    this.rest.fill(0);
    this.runs.fill(0);
    this.has.fill(0);
  }

  /** Computes all lines that have a matching cell. */
  update(mark: Uint8Array): void {
    for (let line = 0; line < STRIDE; line++) {
      if (this.has[line] === 1) this.#updateLine(mark, line * this.#across);
    }
  }

  #updateLine(mark: Uint8Array, start: number): void {
    const step = this.#step;
    const bySize = this.#bySize;
    const length = this.#length;
    const points = this.#points;
    let closed = 0;
    for (let i = 0; i < STRIDE; i++) {
      const isIn = mark[start + i * step] === 1;
      const before = length[i]!;
      length[i + 1] = isIn ? before + 1 : 0;
      if (!isIn) closed += pointsForSize(bySize, before);
      points[i + 1] = closed + pointsForSize(bySize, length[i + 1]!);
    }
    const whole = points[STRIDE]!;
    let behind = 0;
    let after = 0;
    closed = 0;
    for (let i = STRIDE - 1; i >= 2; i--) {
      // `behind` is the length of the run that starts at i, `after` the points of all runs from there on.
      const isIn = mark[start + i * step] === 1;
      if (isIn) behind++;
      else {
        closed += pointsForSize(bySize, behind);
        behind = 0;
      }
      after = closed + pointsForSize(bySize, behind);
      const at = start + (i - 2) * step;
      this.rest[at] = points[i - 2]! + after - whole;
      this.runs[at] = (length[i - 2]! << LENGTH_BITS) | behind;
    }
  }
}
