// Sweep for the `distance` condition.
//
// The distance of a territory can change only if the card is in its row or column, and no farther away than its nearest
// end. So for each measured territory only those spots are updated; the card's own territories are measured on every spot.

import type { Bonus } from '@wagons/rules/scoring';
import { codeTest } from '../conditions/crossWeight.ts';
import {
  cellsAway,
  hasNoEnd,
  nearestEnd,
  territoriesBetween,
  type TieBreak,
  tieBreakOf,
} from '../conditions/nearestEnd.ts';
import { codeTable } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import { SIDE } from '../town/rows.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { MOST_SPOTS, STRIDE } = sheet;

export function distanceSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('distance' in bonus)) return undefined;
  const [measured, ends] = [codeTest(bonus.distance), codeTest(bonus.to)];
  if (!measured || !ends) return undefined;
  return new DistanceSweep(codeTable(measured), codeTable(ends), bonus.points ?? 1);
}

/** The cells of a card by row, and by column. */
const ROWS = [
  [0, 1],
  [2, 3],
] as const;
const COLUMNS = [
  [0, 2],
  [1, 3],
] as const;

/** All rows, or all columns, of the sheet. */
class Axis {
  /** By line: ends and territories, as bits. */
  readonly ends = new Int32Array(STRIDE);
  readonly occupied = new Int32Array(STRIDE);
  /** By line of the card and rotation: which of its two cells are ends, as bits. */
  readonly cardEnds = new Uint8Array(4);
  /** Index offsets to the next cell of the line, and to the same place in the next line. */
  readonly step: number;
  readonly across: number;
  readonly #parts: typeof ROWS | typeof COLUMNS;

  constructor(step: number, across: number, parts: typeof ROWS | typeof COLUMNS) {
    this.step = step;
    this.across = across;
    this.#parts = parts;
  }

  setCard(card: CardCodes, isEnd: Uint8Array): void {
    for (let rotation = 0; rotation < 2; rotation++) {
      for (const [line, [one, other]] of this.#parts.entries()) {
        this.cardEnds[2 * line + rotation] =
          isEnd[card[4 * rotation + one]!]! | (isEnd[card[4 * rotation + other]!]! << 1);
      }
    }
  }

  /** The ends in a line with two cells of the card in it, at `from` and the next place. */
  endsWith(line: number, from: number, cardEnds: number): number {
    return (this.ends[line]! & ~(3 << (from - 1))) | (cardEnds << (from - 1));
  }

  occupiedWith(line: number, from: number): number {
    return this.occupied[line]! | (3 << (from - 1));
  }
}

/** A territory in its row or column: the line, its place there, and the nearest end in the other line. */
type LineView = {
  readonly axis: Axis;
  readonly line: number;
  readonly place: number;
  readonly inOtherLine: number;
};

/** A measured territory of the town: its cell, its points, and its nearest end. */
type Measured = {
  readonly at: number;
  readonly points: number;
  readonly found: number;
  readonly views: readonly [LineView, LineView];
};

class DistanceSweep implements ConditionSweep {
  readonly #isMeasured: Uint8Array<ArrayBuffer>;
  readonly #isEnd: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  readonly #tieBreak: TieBreak;
  readonly #rows = new Axis(1, STRIDE, ROWS);
  readonly #columns = new Axis(STRIDE, 1, COLUMNS);
  readonly #measured: Measured[] = [];
  #version = 0;

  constructor(isMeasured: Uint8Array<ArrayBuffer>, isEnd: Uint8Array<ArrayBuffer>, points: number) {
    this.#isMeasured = isMeasured;
    this.#isEnd = isEnd;
    this.#points = points;
    this.#tieBreak = tieBreakOf(points);
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    this.#rows.setCard(card, this.#isEnd);
    this.#columns.setCard(card, this.#isEnd);
    values.fill(now, 0, 2 * grid.spotCount);
    const { spotAt } = grid;
    for (const one of this.#measured) {
      const { at, points, views } = one;
      // Values written for illegal spots are discarded.
      for (let way = 0; way < 4; way++) {
        const spot = 2 * spotAt[at - (way & 1) - (way >> 1) * STRIDE]!;
        values[spot]! -= points;
        values[spot + 1]! -= points;
      }
      this.#update(spotAt, one, views[0], values);
      this.#update(spotAt, one, views[1], values);
    }
    for (let part = 0; part < 4; part++) {
      if (this.#isMeasured[card[part]!] === 0) continue;
      this.#measureOwn(grid, part, 0, values);
      this.#measureOwn(grid, 3 - part, 1, values);
    }
  }

  /** Adds the change for a territory to all spots where the card is in its line and near enough. */
  #update(spotAt: Int16Array, { points, found }: Measured, view: LineView, values: Float64Array): void {
    const { axis, line, place, inOtherLine } = view;
    const { cardEnds } = axis;
    // If there is no end, only a new one changes anything.
    if (hasNoEnd(found) && (cardEnds[0]! | cardEnds[2]!) === 0) return;
    const first = Math.max(1, place - cellsAway(found) - 1);
    const last = Math.min(SIDE - 1, place + cellsAway(found));
    for (let from = first; from <= last; from++) {
      if (from === place - 1 || from === place) continue;
      const occupied = axis.occupiedWith(line, from);
      for (let which = 0; which < 2; which++) {
        const spot = spotAt[(line - which) * axis.across + from * axis.step]!;
        if (spot === MOST_SPOTS) continue;
        for (let rotation = 0; rotation < 2; rotation++) {
          const ends = axis.endsWith(line, from, cardEnds[2 * which + rotation]!);
          if (ends === axis.ends[line] && occupied === axis.occupied[line]) continue;
          const inLine = nearestEnd(ends, occupied, place - 1, this.#tieBreak);
          const now = territoriesBetween(inLine < inOtherLine ? inLine : inOtherLine, this.#tieBreak);
          values[2 * spot + rotation]! += this.#points * now - points;
        }
      }
    }
  }

  /** Adds the points of one of the card's own territories on every spot. */
  #measureOwn({ spots, spotCount }: Grid, part: number, rotation: number, values: Float64Array): void {
    const [lower, right] = [part >> 1, part & 1];
    const endsInRow = this.#rows.cardEnds[2 * lower + rotation]!;
    const endsInColumn = this.#columns.cardEnds[2 * right + rotation]!;
    for (let i = 0; i < spotCount; i++) {
      const row = Math.floor(spots[i]! / STRIDE);
      const column = spots[i]! - row * STRIDE;
      const inRow = nearestEnd(
        this.#rows.endsWith(row + lower, column, endsInRow),
        this.#rows.occupiedWith(row + lower, column),
        column + right - 1,
        this.#tieBreak,
      );
      const inColumn = nearestEnd(
        this.#columns.endsWith(column + right, row, endsInColumn),
        this.#columns.occupiedWith(column + right, row),
        row + lower - 1,
        this.#tieBreak,
      );
      values[2 * i + rotation]! +=
        this.#points * territoriesBetween(inRow < inColumn ? inRow : inColumn, this.#tieBreak);
    }
  }

  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const rows = this.#rows;
    const columns = this.#columns;
    for (const lines of [rows.ends, rows.occupied, columns.ends, columns.occupied]) lines.fill(0);
    for (let i = 0; i < count; i++) {
      const at = occupied[i]!;
      const row = Math.floor(at / STRIDE);
      const column = at - row * STRIDE;
      rows.occupied[row]! |= 1 << (column - 1);
      columns.occupied[column]! |= 1 << (row - 1);
      if (this.#isEnd[codes[at]!] === 0) continue;
      rows.ends[row]! |= 1 << (column - 1);
      columns.ends[column]! |= 1 << (row - 1);
    }
    this.#measured.length = 0;
    for (let i = 0; i < count; i++) {
      if (this.#isMeasured[codes[occupied[i]!]!] === 1) this.#measured.push(this.#measure(occupied[i]!));
    }
  }

  #measure(at: number): Measured {
    const rows = this.#rows;
    const columns = this.#columns;
    const row = Math.floor(at / STRIDE);
    const column = at - row * STRIDE;
    const inRow = nearestEnd(rows.ends[row]!, rows.occupied[row]!, column - 1, this.#tieBreak);
    const inColumn = nearestEnd(columns.ends[column]!, columns.occupied[column]!, row - 1, this.#tieBreak);
    const found = Math.min(inRow, inColumn);
    return {
      at,
      points: this.#points * territoriesBetween(found, this.#tieBreak),
      found,
      views: [
        { axis: rows, line: row, place: column, inOtherLine: inColumn },
        { axis: columns, line: column, place: row, inOtherLine: inRow },
      ],
    };
  }
}
