// Sweep for conditions that weigh cells by their neighbors.
//
// A cross of five code classes is one number, and its weight is in a table. A card that changes a cell changes the
// numbers of that cell and of its four neighbors.

import type { Bonus } from '@wagons/rules/scoring';
import {
  CLASS_MASK,
  type CrossTable,
  crossTableOf,
  DOWN,
  LEFT,
  OWN,
  RIGHT,
  UP,
} from '../conditions/crossTable.ts';
import { EMPTY_CELL } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { CARD_CELLS, SHEET, STRIDE } = sheet;

/** By cell of a card: the part of its cross that is outside the card. */
const OUTSIDE = Int16Array.of(
  (CLASS_MASK << LEFT) | (CLASS_MASK << UP),
  (CLASS_MASK << RIGHT) | (CLASS_MASK << UP),
  (CLASS_MASK << LEFT) | (CLASS_MASK << DOWN),
  (CLASS_MASK << RIGHT) | (CLASS_MASK << DOWN),
);

export function crossSweepOf(bonus: Bonus): ConditionSweep | undefined {
  const table = crossTableOf(bonus);
  return table && new CrossSweep(table);
}

class CrossSweep implements ConditionSweep {
  readonly #table: CrossTable;
  /** By cell: the number of its cross. */
  readonly #crosses = new Int16Array(SHEET);
  /** The cells of the town that can have a weight, now or with a card beside them. */
  readonly #weighed = new Int16Array(256);
  #weighedCount = 0;
  /** The classes of the card's four territories, upright. */
  readonly #card = new Uint8Array(4);
  #version = 0;

  constructor(table: CrossTable) {
    this.#table = table;
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { weighs, classes } = this.#table;
    values.fill(now, 0, 2 * grid.spotCount);
    for (let part = 0; part < 4; part++) this.#card[part] = classes[card[part]!]!;
    this.#addChanges(grid.spotAt, values);
    // Each territory of the card with its two neighbors on the card: upright at its own place, upside down at the
    // opposite one.
    const a = this.#card[0]!;
    const b = this.#card[1]!;
    const c = this.#card[2]!;
    const d = this.#card[3]!;
    if (weighs[a] === 1) {
      this.#addOwn(grid, 0, (a << OWN) | (b << RIGHT) | (c << DOWN), values);
      this.#addOwn(grid, 7, (a << OWN) | (b << LEFT) | (c << UP), values);
    }
    if (weighs[b] === 1) {
      this.#addOwn(grid, 2, (b << OWN) | (a << LEFT) | (d << DOWN), values);
      this.#addOwn(grid, 5, (b << OWN) | (a << RIGHT) | (d << UP), values);
    }
    if (weighs[c] === 1) {
      this.#addOwn(grid, 4, (c << OWN) | (d << RIGHT) | (a << UP), values);
      this.#addOwn(grid, 3, (c << OWN) | (d << LEFT) | (a << DOWN), values);
    }
    if (weighs[d] === 1) {
      this.#addOwn(grid, 6, (d << OWN) | (c << LEFT) | (b << UP), values);
      this.#addOwn(grid, 1, (d << OWN) | (c << RIGHT) | (b << DOWN), values);
    }
  }

  /**
   * Adds the weight of one territory of the card on every spot. `place` is twice its cell of the card, plus the
   * rotation; `onCard` is the part of its cross that is on the card.
   */
  #addOwn({ spots, spotCount }: Grid, place: number, onCard: number, values: Float64Array): void {
    const { weights } = this.#table;
    const crosses = this.#crosses;
    const rotation = place & 1;
    const cell = CARD_CELLS[place >> 1]!;
    const outside = OUTSIDE[place >> 1]!;
    for (let i = 0; i < spotCount; i++)
      values[2 * i + rotation]! += weights[(crosses[spots[i]! + cell]! & outside) | onCard]!;
  }

  /** Numbers the crosses of a town: the empty cross everywhere, changed by each cell that is not like an empty one. */
  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const crosses = this.#crosses;
    const { empty, weighs, classes } = this.#table;
    const emptyWeighs = weighs[empty] === 1;
    crosses.fill((empty << OWN) | (empty << LEFT) | (empty << RIGHT) | (empty << UP) | (empty << DOWN));
    let found = 0;
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
      const kind = classes[codes[at]!]!;
      if (weighs[kind] === 1) this.#weighed[found++] = at;
      if (emptyWeighs) found = this.#addEmptyNeighbors(codes, at, found);
      const change = kind - empty;
      if (change === 0) continue;
      crosses[at]! += change << OWN;
      crosses[at + 1]! += change << LEFT;
      crosses[at - 1]! += change << RIGHT;
      crosses[at + STRIDE]! += change << UP;
      crosses[at - STRIDE]! += change << DOWN;
    }
    this.#weighedCount = found;
  }

  /** Lists the empty neighbors of a territory, each for only one of its own; returns the new count. */
  #addEmptyNeighbors(codes: Uint8Array, at: number, weighedCount: number): number {
    const weighed = this.#weighed;
    let count = weighedCount;
    if (codes[at - 1] === EMPTY_CELL) weighed[count++] = at - 1;
    if (codes[at - STRIDE] === EMPTY_CELL && codes[at - STRIDE + 1] === EMPTY_CELL)
      weighed[count++] = at - STRIDE;
    if (
      codes[at + STRIDE] === EMPTY_CELL &&
      codes[at + STRIDE + 1] === EMPTY_CELL &&
      codes[at + 2 * STRIDE] === EMPTY_CELL
    )
      weighed[count++] = at + STRIDE;
    if (
      codes[at + 1] === EMPTY_CELL &&
      codes[at + 2] === EMPTY_CELL &&
      codes[at + 1 + STRIDE] === EMPTY_CELL &&
      codes[at + 1 - STRIDE] === EMPTY_CELL
    )
      weighed[count++] = at + 1;
    return count;
  }

  /**
   * Adds to every spot what the card changes for the cells beside it, and subtracts the cells under it. Some spots
   * beside an empty cell are not legal; values written for these are discarded.
   */
  #addChanges(spotAt: Int16Array, values: Float64Array): void {
    const { weights } = this.#table;
    const a = this.#card[0]!;
    const b = this.#card[1]!;
    const c = this.#card[2]!;
    const d = this.#card[3]!;
    for (let i = 0; i < this.#weighedCount; i++) {
      const cell = this.#weighed[i]!;
      const cross = this.#crosses[cell]!;
      const before = weights[cross]!;
      const right = cross & ~(CLASS_MASK << RIGHT);
      const left = cross & ~(CLASS_MASK << LEFT);
      const down = cross & ~(CLASS_MASK << DOWN);
      const up = cross & ~(CLASS_MASK << UP);
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
        spot = 2 * spotAt[cell - CARD_CELLS[part]!]!;
        values[spot]! -= before;
        values[spot + 1]! -= before;
      }
    }
  }
}
