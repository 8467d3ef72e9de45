// A condition that weighs cells by what lies around them, after one more card on every spot.
//
// The codes that a condition cannot tell apart are one class. A cross of five classes is one number, its weight stands
// in a table, and a card that changes a cell moves the numbers of that cell and of its four neighbours.

import type { Bonus } from '@wagons/rules';
import type { ConditionSweep } from './conditionSweep.ts';
import { BITS, crossOf, type CrossTable, crossTableOf, DOWN, LEFT, OWN, RIGHT, UP } from './crossTable.ts';
import { type Grid, SHEET, STRIDE } from './grid.ts';
import type { CardCodes } from './town.ts';

/** From the first cell of a card to its four cells. */
const UNDER = [0, 1, STRIDE, STRIDE + 1];

export function crossSweepOf(bonus: Bonus): ConditionSweep | undefined {
  const table = crossTableOf(bonus);
  return table && new CrossSweep(table);
}

class CrossSweep implements ConditionSweep {
  readonly #table: CrossTable;
  /** By cell: the number of the cross around it. */
  readonly #crosses = new Int16Array(SHEET);
  /** The cells of the town that may weigh something, now or with a card beside them. */
  readonly #weighed = new Int16Array(256);
  #weighedCount = 0;
  /** By spot: what changes for the cells of the town, with the card upright and upside down. */
  readonly #upright = new Int32Array(SHEET);
  readonly #turned = new Int32Array(SHEET);
  #version = 0;

  constructor(table: CrossTable) {
    this.#table = table;
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spots, spotCount } = grid;
    const { weights, weighs, likeness } = this.#table;
    const crosses = this.#crosses;
    const upright = this.#upright;
    const turned = this.#turned;
    // The other way up the card shows its territories in the opposite order.
    const a = likeness[card[0]!]!;
    const b = likeness[card[1]!]!;
    const c = likeness[card[2]!]!;
    const d = likeness[card[3]!]!;
    this.#scatter(a, b, c, d);
    // What a card fixes of the crosses of its own four cells, upright and upside down.
    const first = crossOf(a, 0, b, 0, c);
    const second = crossOf(b, a, 0, 0, d);
    const third = crossOf(c, 0, d, a, 0);
    const fourth = crossOf(d, c, 0, b, 0);
    const firstTurned = crossOf(d, 0, c, 0, b);
    const secondTurned = crossOf(c, d, 0, 0, a);
    const thirdTurned = crossOf(b, 0, a, d, 0);
    const fourthTurned = crossOf(a, b, 0, c, 0);
    const weighsA = weighs[a] === 1;
    const weighsB = weighs[b] === 1;
    const weighsC = weighs[c] === 1;
    const weighsD = weighs[d] === 1;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const restA = crosses[at]! & ((BITS << LEFT) | (BITS << UP));
      const restB = crosses[at + 1]! & ((BITS << RIGHT) | (BITS << UP));
      const restC = crosses[at + STRIDE]! & ((BITS << LEFT) | (BITS << DOWN));
      const restD = crosses[at + STRIDE + 1]! & ((BITS << RIGHT) | (BITS << DOWN));
      let value = upright[at]!;
      let valueTurned = turned[at]!;
      if (weighsA) {
        value += weights[restA | first]!;
        valueTurned += weights[restD | fourthTurned]!;
      }
      if (weighsB) {
        value += weights[restB | second]!;
        valueTurned += weights[restC | thirdTurned]!;
      }
      if (weighsC) {
        value += weights[restC | third]!;
        valueTurned += weights[restB | secondTurned]!;
      }
      if (weighsD) {
        value += weights[restD | fourth]!;
        valueTurned += weights[restA | firstTurned]!;
      }
      values[2 * i] = now + value;
      values[2 * i + 1] = now + valueTurned;
    }
  }

  /** Numbers the crosses of a town: those of nothing everywhere, moved by each cell that is not like nothing. */
  #begin({ codes, lying, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const crosses = this.#crosses;
    const { empty, weighs, likeness } = this.#table;
    const weighed = this.#weighed;
    const weighsNothing = weighs[empty] === 1;
    crosses.fill(crossOf(empty, empty, empty, empty, empty));
    let found = 0;
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const kind = likeness[codes[at]!]!;
      if (weighs[kind] === 1) weighed[found++] = at;
      if (weighsNothing) {
        // Empty cells are met from the right first; those with nothing there from elsewhere.
        if (codes[at - 1] === 0) weighed[found++] = at - 1;
        if (codes[at - STRIDE] === 0 && codes[at - STRIDE + 1] === 0) weighed[found++] = at - STRIDE;
        if (codes[at + STRIDE] === 0 && codes[at + STRIDE + 1] === 0 && codes[at + 2 * STRIDE] === 0)
          weighed[found++] = at + STRIDE;
        if (
          codes[at + 1] === 0 &&
          codes[at + 2] === 0 &&
          codes[at + 1 + STRIDE] === 0 &&
          codes[at + 1 - STRIDE] === 0
        )
          weighed[found++] = at + 1;
      }
      const more = kind - empty;
      if (more === 0) continue;
      crosses[at]! += more << OWN;
      crosses[at + 1]! += more << LEFT;
      crosses[at - 1]! += more << RIGHT;
      crosses[at + STRIDE]! += more << UP;
      crosses[at - STRIDE]! += more << DOWN;
    }
    this.#weighedCount = found;
  }

  /** Tells every spot what its card, of these four classes, changes for cells that lie: those beside and those under it. */
  #scatter(a: number, b: number, c: number, d: number): void {
    const { weights } = this.#table;
    const upright = this.#upright;
    const turned = this.#turned;
    upright.fill(0);
    turned.fill(0);
    for (let i = 0; i < this.#weighedCount; i++) {
      const cell = this.#weighed[i]!;
      const cross = this.#crosses[cell]!;
      const before = weights[cross]!;
      const right = cross & ~(BITS << RIGHT);
      const left = cross & ~(BITS << LEFT);
      const down = cross & ~(BITS << DOWN);
      const up = cross & ~(BITS << UP);
      upright[cell + 1]! += weights[right | (a << RIGHT)]! - before;
      turned[cell + 1]! += weights[right | (d << RIGHT)]! - before;
      upright[cell + STRIDE]! += weights[down | (a << DOWN)]! - before;
      turned[cell + STRIDE]! += weights[down | (d << DOWN)]! - before;
      upright[cell - 2]! += weights[left | (b << LEFT)]! - before;
      turned[cell - 2]! += weights[left | (c << LEFT)]! - before;
      upright[cell + STRIDE - 1]! += weights[down | (b << DOWN)]! - before;
      turned[cell + STRIDE - 1]! += weights[down | (c << DOWN)]! - before;
      upright[cell - STRIDE + 1]! += weights[right | (c << RIGHT)]! - before;
      turned[cell - STRIDE + 1]! += weights[right | (b << RIGHT)]! - before;
      upright[cell - 2 * STRIDE]! += weights[up | (c << UP)]! - before;
      turned[cell - 2 * STRIDE]! += weights[up | (b << UP)]! - before;
      upright[cell - STRIDE - 2]! += weights[left | (d << LEFT)]! - before;
      turned[cell - STRIDE - 2]! += weights[left | (a << LEFT)]! - before;
      upright[cell - 2 * STRIDE - 1]! += weights[up | (d << UP)]! - before;
      turned[cell - 2 * STRIDE - 1]! += weights[up | (a << UP)]! - before;
      if (before === 0) continue;
      for (const under of UNDER) {
        upright[cell - under]! -= before;
        turned[cell - under]! -= before;
      }
    }
  }
}
