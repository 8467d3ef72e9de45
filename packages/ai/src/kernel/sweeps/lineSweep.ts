// Sweep for the number of territories in the fullest row or column: two rows and two columns change.

import type { CodeTest } from '../conditions/crossWeight.ts';
import { codeTable } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { STRIDE } = sheet;

export class LineSweep implements ConditionSweep {
  readonly #counted: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  readonly #rows = new Lines();
  readonly #columns = new Lines();
  #version = 0;

  constructor(test: CodeTest, points: number) {
    this.#counted = codeTable(test);
    this.#points = points;
  }

  sweep(grid: Grid, card: CardCodes, _now: number, values: Float64Array): void {
    const { codes, spots, spotCount } = grid;
    const counted = this.#counted;
    const points = this.#points;
    const rows = this.#rows.count;
    const columns = this.#columns.count;
    const otherRows = this.#rows.others;
    const otherColumns = this.#columns.others;
    this.#begin(grid);
    const k0 = counted[card[0]!]!;
    const k1 = counted[card[1]!]!;
    const k2 = counted[card[2]!]!;
    const k3 = counted[card[3]!]!;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const row = Math.floor(at / STRIDE);
      const column = at - row * STRIDE;
      const a = counted[codes[at]!]!;
      const b = counted[codes[at + 1]!]!;
      const c = counted[codes[at + STRIDE]!]!;
      const d = counted[codes[at + STRIDE + 1]!]!;
      const upper = rows[row]! - a - b;
      const lower = rows[row + 1]! - c - d;
      const first = columns[column]! - a - c;
      const second = columns[column + 1]! - b - d;
      const others = larger(otherRows[row]!, otherColumns[column]!);
      const upright = larger(
        larger(upper + k0 + k1, lower + k2 + k3),
        larger(first + k0 + k2, second + k1 + k3),
      );
      const turned = larger(
        larger(upper + k3 + k2, lower + k1 + k0),
        larger(first + k3 + k1, second + k2 + k0),
      );
      values[2 * i] = points * larger(others, upright) + 0;
      values[2 * i + 1] = points * larger(others, turned) + 0;
    }
  }

  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const rows = this.#rows.count;
    const columns = this.#columns.count;
    rows.fill(0);
    columns.fill(0);
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
      const here = this.#counted[codes[at]!]!;
      const row = Math.floor(at / STRIDE);
      rows[row]! += here;
      columns[at - row * STRIDE]! += here;
    }
    this.#rows.update();
    this.#columns.update();
  }
}

/** Parallel lines: the count of each, and the maximum of all except it and the next one. */
class Lines {
  readonly count = new Int16Array(STRIDE);
  readonly others = new Int16Array(STRIDE);

  update(): void {
    const { count, others } = this;
    let most = 0;
    for (let line = 0; line < STRIDE - 1; line++) {
      others[line] = most;
      most = larger(most, count[line]!);
    }
    most = 0;
    for (let line = STRIDE - 2; line >= 0; line--) {
      others[line] = larger(most, others[line]!);
      most = larger(most, count[line + 1]!);
    }
  }
}

/** The larger of two numbers. Branchless, because the outcome is unpredictable. */
const larger = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));
