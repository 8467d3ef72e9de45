// A condition that weighs cells by what lies around them, after one more card on every spot.
//
// The codes that a condition cannot tell apart are one class. A cross of five classes is one number, its weight stands
// in a table, and a card that changes a cell moves the numbers of that cell and of its four neighbours.

import type { Bonus } from '@wagons/rules/scoring';
import type { ConditionSweep } from './conditionSweep.ts';
import { BITS, crossOf, type CrossTable, crossTableOf, DOWN, LEFT, OWN, RIGHT, UP } from './crossTable.ts';
import { type Grid, SHEET, STRIDE } from './grid.ts';
import type { CardCodes } from './town.ts';

/** From the first cell of a card to its four cells; and what of their crosses is outside the card. */
const UNDER = Int8Array.of(0, 1, STRIDE, STRIDE + 1);
const OUTSIDE = Int16Array.of(
  (BITS << LEFT) | (BITS << UP),
  (BITS << RIGHT) | (BITS << UP),
  (BITS << LEFT) | (BITS << DOWN),
  (BITS << RIGHT) | (BITS << DOWN),
);

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
  #version = 0;

  constructor(table: CrossTable) {
    this.#table = table;
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spotCount } = grid;
    const { weighs, likeness } = this.#table;
    values.fill(now, 0, 2 * spotCount);
    // The other way up the card shows its territories in the opposite order.
    const a = likeness[card[0]!]!;
    const b = likeness[card[1]!]!;
    const c = likeness[card[2]!]!;
    const d = likeness[card[3]!]!;
    this.#scatter(grid.spotAt, a, b, c, d, values);
    // What a card fixes of the crosses of its own four cells, upright and upside down.
    if (weighs[a] === 1) {
      this.#addOwn(grid, 0, crossOf(a, 0, b, 0, c), 0, values);
      this.#addOwn(grid, 3, crossOf(a, b, 0, c, 0), 1, values);
    }
    if (weighs[b] === 1) {
      this.#addOwn(grid, 1, crossOf(b, a, 0, 0, d), 0, values);
      this.#addOwn(grid, 2, crossOf(b, 0, a, d, 0), 1, values);
    }
    if (weighs[c] === 1) {
      this.#addOwn(grid, 2, crossOf(c, 0, d, a, 0), 0, values);
      this.#addOwn(grid, 1, crossOf(c, d, 0, 0, a), 1, values);
    }
    if (weighs[d] === 1) {
      this.#addOwn(grid, 3, crossOf(d, c, 0, b, 0), 0, values);
      this.#addOwn(grid, 0, crossOf(d, 0, c, 0, b), 1, values);
    }
  }

  /** Adds what one of the four cells of the card weighs, with its own half of the cross and that of the town. */
  #addOwn(
    { spots, spotCount }: Grid,
    part: number,
    half: number,
    rotation: number,
    values: Float64Array,
  ): void {
    const { weights } = this.#table;
    const crosses = this.#crosses;
    const under = UNDER[part]!;
    const outside = OUTSIDE[part]!;
    for (let i = 0; i < spotCount; i++)
      values[2 * i + rotation]! += weights[(crosses[spots[i]! + under]! & outside) | half]!;
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

  /**
   * Tells every spot what its card, of these four classes, changes for cells that lie: those beside and those under it.
   * Beside an empty cell some spots are not legal; what is written for them is discarded.
   */
  #scatter(spotAt: Int16Array, a: number, b: number, c: number, d: number, values: Float64Array): void {
    const { weights } = this.#table;
    for (let i = 0; i < this.#weighedCount; i++) {
      const cell = this.#weighed[i]!;
      const cross = this.#crosses[cell]!;
      const before = weights[cross]!;
      const right = cross & ~(BITS << RIGHT);
      const left = cross & ~(BITS << LEFT);
      const down = cross & ~(BITS << DOWN);
      const up = cross & ~(BITS << UP);
      let spot = 2 * spotAt[cell + 1]!;
      values[spot]! += weights[right | (a << RIGHT)]! - before;
      values[spot + 1]! += weights[right | (d << RIGHT)]! - before;
      spot = 2 * spotAt[cell + STRIDE]!;
      values[spot]! += weights[down | (a << DOWN)]! - before;
      values[spot + 1]! += weights[down | (d << DOWN)]! - before;
      spot = 2 * spotAt[cell - 2]!;
      values[spot]! += weights[left | (b << LEFT)]! - before;
      values[spot + 1]! += weights[left | (c << LEFT)]! - before;
      spot = 2 * spotAt[cell + STRIDE - 1]!;
      values[spot]! += weights[down | (b << DOWN)]! - before;
      values[spot + 1]! += weights[down | (c << DOWN)]! - before;
      spot = 2 * spotAt[cell - STRIDE + 1]!;
      values[spot]! += weights[right | (c << RIGHT)]! - before;
      values[spot + 1]! += weights[right | (b << RIGHT)]! - before;
      spot = 2 * spotAt[cell - 2 * STRIDE]!;
      values[spot]! += weights[up | (c << UP)]! - before;
      values[spot + 1]! += weights[up | (b << UP)]! - before;
      spot = 2 * spotAt[cell - STRIDE - 2]!;
      values[spot]! += weights[left | (d << LEFT)]! - before;
      values[spot + 1]! += weights[left | (a << LEFT)]! - before;
      spot = 2 * spotAt[cell - 2 * STRIDE - 1]!;
      values[spot]! += weights[up | (d << UP)]! - before;
      values[spot + 1]! += weights[up | (a << UP)]! - before;
      if (before === 0) continue;
      for (let part = 0; part < 4; part++) {
        spot = 2 * spotAt[cell - UNDER[part]!]!;
        values[spot]! -= before;
        values[spot + 1]! -= before;
      }
    }
  }
}
