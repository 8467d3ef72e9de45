// A condition that weighs cells by what lies around them, after one more card on every spot.
//
// The codes that a condition cannot tell apart are one class. A cross of five classes is one number, its weight stands
// in a table, and a card that changes a cell moves the numbers of that cell and of its four neighbours.

import type { Bonus } from '@wagons/rules';
import type { ConditionSweep } from './conditionSweep.ts';
import { type CrossWeight, crossWeight } from './crossWeight.ts';
import { type Grid, SHEET, STRIDE } from './grid.ts';
import type { Likeness } from './likeness.ts';
import type { CardCodes } from './town.ts';

/** More classes would make the table too large to be worth it. */
const MOST_CLASSES = 6;

export function crossSweepOf(bonus: Bonus, likeness: Likeness): ConditionSweep | undefined {
  const weight = crossWeight(bonus);
  return weight && Math.max(...likeness) < MOST_CLASSES ? new CrossSweep(weight, likeness) : undefined;
}

class CrossSweep implements ConditionSweep {
  readonly #class: Likeness;
  readonly #weights: Int32Array<ArrayBuffer>;
  /** What one class more is worth in the number of a cross: on the cell itself, left, right, above, below. */
  readonly #steps: readonly [own: number, left: number, right: number, up: number, down: number];
  readonly #empty: number;
  /** By cell: its class, and the number of the cross around it. */
  readonly #classes = new Uint8Array(SHEET);
  readonly #crosses = new Int16Array(SHEET);

  constructor(weight: CrossWeight, likeness: Likeness) {
    const count = Math.max(...likeness) + 1;
    const codes = Array.from({ length: count }, (_, kind) => likeness.indexOf(kind));
    this.#class = likeness;
    this.#steps = [count ** 4, count ** 3, count ** 2, count, 1];
    this.#weights = Int32Array.from({ length: count ** 5 }, (_, cross) => {
      const code = (step: number): number => codes[Math.floor(cross / step) % count] ?? 0;
      const [own, left, right, up, down] = this.#steps;
      return weight([code(own), code(left), code(right), code(up), code(down)]);
    });
    this.#empty = likeness[0]!;
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spots, spotCount } = grid;
    const weights = this.#weights;
    const classes = this.#classes;
    const crosses = this.#crosses;
    const kind = this.#class;
    const [own, fromLeft, fromRight, fromUp, fromDown] = this.#steps;
    // The other way up the card shows its territories in the opposite order.
    const k0 = kind[card[0]!]!;
    const k1 = kind[card[1]!]!;
    const k2 = kind[card[2]!]!;
    const k3 = kind[card[3]!]!;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const crossA = crosses[at]!;
      const crossB = crosses[at + 1]!;
      const crossC = crosses[at + STRIDE]!;
      const crossD = crosses[at + STRIDE + 1]!;
      const besideA = crosses[at - 1]!;
      const overA = crosses[at - STRIDE]!;
      const besideB = crosses[at + 2]!;
      const overB = crosses[at - STRIDE + 1]!;
      const besideC = crosses[at + STRIDE - 1]!;
      const underC = crosses[at + 2 * STRIDE]!;
      const besideD = crosses[at + STRIDE + 2]!;
      const underD = crosses[at + 2 * STRIDE + 1]!;
      const rest =
        now -
        (weights[crossA]! + weights[crossB]! + weights[crossC]! + weights[crossD]!) -
        (weights[besideA]! + weights[overA]! + weights[besideB]! + weights[overB]!) -
        (weights[besideC]! + weights[underC]! + weights[besideD]! + weights[underD]!);
      const classA = classes[at]!;
      const classB = classes[at + 1]!;
      const classC = classes[at + STRIDE]!;
      const classD = classes[at + STRIDE + 1]!;
      // No question is asked whether something changes: a wrong guess of the processor costs more than all the sums.
      let a = k0 - classA;
      let b = k1 - classB;
      let c = k2 - classC;
      let d = k3 - classD;
      values[2 * i] =
        rest +
        weights[crossA + Math.imul(a, own) + Math.imul(b, fromRight) + Math.imul(c, fromDown)]! +
        weights[crossB + Math.imul(b, own) + Math.imul(a, fromLeft) + Math.imul(d, fromDown)]! +
        weights[crossC + Math.imul(c, own) + Math.imul(d, fromRight) + Math.imul(a, fromUp)]! +
        weights[crossD + Math.imul(d, own) + Math.imul(c, fromLeft) + Math.imul(b, fromUp)]! +
        weights[besideA + Math.imul(a, fromRight)]! +
        weights[overA + Math.imul(a, fromDown)]! +
        weights[besideB + Math.imul(b, fromLeft)]! +
        weights[overB + Math.imul(b, fromDown)]! +
        weights[besideC + Math.imul(c, fromRight)]! +
        weights[underC + Math.imul(c, fromUp)]! +
        weights[besideD + Math.imul(d, fromLeft)]! +
        weights[underD + Math.imul(d, fromUp)]!;
      a = k3 - classA;
      b = k2 - classB;
      c = k1 - classC;
      d = k0 - classD;
      values[2 * i + 1] =
        rest +
        weights[crossA + Math.imul(a, own) + Math.imul(b, fromRight) + Math.imul(c, fromDown)]! +
        weights[crossB + Math.imul(b, own) + Math.imul(a, fromLeft) + Math.imul(d, fromDown)]! +
        weights[crossC + Math.imul(c, own) + Math.imul(d, fromRight) + Math.imul(a, fromUp)]! +
        weights[crossD + Math.imul(d, own) + Math.imul(c, fromLeft) + Math.imul(b, fromUp)]! +
        weights[besideA + Math.imul(a, fromRight)]! +
        weights[overA + Math.imul(a, fromDown)]! +
        weights[besideB + Math.imul(b, fromLeft)]! +
        weights[overB + Math.imul(b, fromDown)]! +
        weights[besideC + Math.imul(c, fromRight)]! +
        weights[underC + Math.imul(c, fromUp)]! +
        weights[besideD + Math.imul(d, fromLeft)]! +
        weights[underD + Math.imul(d, fromUp)]!;
    }
  }

  /** Numbers the crosses of a town: those of nothing everywhere, moved by each cell that is not like nothing. */
  #begin({ codes, lying, count }: Grid): void {
    const classes = this.#classes;
    const crosses = this.#crosses;
    const empty = this.#empty;
    const [own, fromLeft, fromRight, fromUp, fromDown] = this.#steps;
    classes.fill(empty);
    crosses.fill(empty * (own + fromLeft + fromRight + fromUp + fromDown));
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const kind = this.#class[codes[at]!]!;
      if (kind === empty) continue;
      const more = kind - empty;
      classes[at] = kind;
      crosses[at]! += more * own;
      crosses[at + 1]! += more * fromLeft;
      crosses[at - 1]! += more * fromRight;
      crosses[at + STRIDE]! += more * fromUp;
      crosses[at - STRIDE]! += more * fromDown;
    }
  }
}
