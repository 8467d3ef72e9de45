// The `distance` condition after one more card on every spot.
//
// The distance of a territory can change only if the card is in its row or column, and no farther away than its closest
// end. So for each measured territory only those spots are updated; the card's own territories are measured on every spot.

import type { Bonus } from '@wagons/rules/scoring';
import type { ConditionSweep } from './conditionSweep.ts';
import { codeTest } from './crossWeight.ts';
import { type Grid, MOST_SPOTS, STRIDE } from './grid.ts';
import { between, cellsAway, isNowhere, nearest, type Wish, wishOf } from './nearest.ts';
import { SIDE } from './rows.ts';
import type { CardCodes } from './town.ts';

const CODES = 37;

export function distanceSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('distance' in bonus)) return undefined;
  const [measured, ends] = [codeTest(bonus.distance), codeTest(bonus.to)];
  if (!measured || !ends) return undefined;
  return new DistanceSweep(tableOf(measured), tableOf(ends), bonus.points ?? 1);
}

const tableOf = (test: (code: number) => boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: CODES }, (_, code) => (test(code) ? 1 : 0));

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
  readonly lying = new Int32Array(STRIDE);
  /** By line of the card and rotation: which of its two cells are ends, as bits. */
  readonly laid = new Uint8Array(4);
  /** Index offsets to the next cell of the line, and to the same place in the next line. */
  readonly step: number;
  readonly across: number;
  readonly #parts: typeof ROWS | typeof COLUMNS;

  constructor(step: number, across: number, parts: typeof ROWS | typeof COLUMNS) {
    this.step = step;
    this.across = across;
    this.#parts = parts;
  }

  take(card: CardCodes, isEnd: Uint8Array): void {
    for (let rotation = 0; rotation < 2; rotation++) {
      for (const [line, [one, other]] of this.#parts.entries()) {
        this.laid[2 * line + rotation] =
          isEnd[card[4 * rotation + one]!]! | (isEnd[card[4 * rotation + other]!]! << 1);
      }
    }
  }

  /** The ends in a line with two cells of the card in it, at `from` and the next place. */
  endsWith(line: number, from: number, laid: number): number {
    return (this.ends[line]! & ~(3 << (from - 1))) | (laid << (from - 1));
  }

  lyingWith(line: number, from: number): number {
    return this.lying[line]! | (3 << (from - 1));
  }
}

/** A territory in its row or column: the line, its place there, and the closest end in the other line. */
type Sight = {
  readonly axis: Axis;
  readonly line: number;
  readonly place: number;
  readonly aside: number;
};

/** A measured territory of the town: its cell, its points, and its closest end. */
type Measured = {
  readonly at: number;
  readonly points: number;
  readonly found: number;
  readonly sights: readonly [Sight, Sight];
};

class DistanceSweep implements ConditionSweep {
  readonly #isMeasured: Uint8Array<ArrayBuffer>;
  readonly #isEnd: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  readonly #wish: Wish;
  readonly #rows = new Axis(1, STRIDE, ROWS);
  readonly #columns = new Axis(STRIDE, 1, COLUMNS);
  readonly #measured: Measured[] = [];
  #version = 0;

  constructor(isMeasured: Uint8Array<ArrayBuffer>, isEnd: Uint8Array<ArrayBuffer>, points: number) {
    this.#isMeasured = isMeasured;
    this.#isEnd = isEnd;
    this.#points = points;
    this.#wish = wishOf(points);
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    this.#rows.take(card, this.#isEnd);
    this.#columns.take(card, this.#isEnd);
    values.fill(now, 0, 2 * grid.spotCount);
    const { spotAt } = grid;
    for (const one of this.#measured) {
      const { at, points, sights } = one;
      // Values written for illegal spots are discarded.
      for (let way = 0; way < 4; way++) {
        const spot = 2 * spotAt[at - (way & 1) - (way >> 1) * STRIDE]!;
        values[spot]! -= points;
        values[spot + 1]! -= points;
      }
      this.#update(spotAt, one, sights[0], values);
      this.#update(spotAt, one, sights[1], values);
    }
    for (let part = 0; part < 4; part++) {
      if (this.#isMeasured[card[part]!] === 0) continue;
      this.#measureOwn(grid, part, 0, values);
      this.#measureOwn(grid, 3 - part, 1, values);
    }
  }

  /** Adds the change for a territory to all spots where the card is in its line and near enough. */
  #update(spotAt: Int16Array, { points, found }: Measured, sight: Sight, values: Float64Array): void {
    const { axis, line, place, aside } = sight;
    const { laid } = axis;
    // If there is no end, only a new one changes anything.
    if (isNowhere(found) && (laid[0]! | laid[2]!) === 0) return;
    const first = Math.max(1, place - cellsAway(found) - 1);
    const last = Math.min(SIDE - 1, place + cellsAway(found));
    for (let from = first; from <= last; from++) {
      if (from === place - 1 || from === place) continue;
      const lying = axis.lyingWith(line, from);
      for (let which = 0; which < 2; which++) {
        const spot = spotAt[(line - which) * axis.across + from * axis.step]!;
        if (spot === MOST_SPOTS) continue;
        for (let rotation = 0; rotation < 2; rotation++) {
          const ends = axis.endsWith(line, from, laid[2 * which + rotation]!);
          if (ends === axis.ends[line] && lying === axis.lying[line]) continue;
          const inLine = nearest(ends, lying, place - 1, this.#wish);
          const now = between(inLine < aside ? inLine : aside, this.#wish);
          values[2 * spot + rotation]! += this.#points * now - points;
        }
      }
    }
  }

  /** Adds the points of one of the card's own territories on every spot. */
  #measureOwn({ spots, spotCount }: Grid, part: number, rotation: number, values: Float64Array): void {
    const [lower, right] = [part >> 1, part & 1];
    const inRow = this.#rows.laid[2 * lower + rotation]!;
    const inColumn = this.#columns.laid[2 * right + rotation]!;
    for (let i = 0; i < spotCount; i++) {
      const row = Math.floor(spots[i]! / STRIDE);
      const column = spots[i]! - row * STRIDE;
      const beside = nearest(
        this.#rows.endsWith(row + lower, column, inRow),
        this.#rows.lyingWith(row + lower, column),
        column + right - 1,
        this.#wish,
      );
      const along = nearest(
        this.#columns.endsWith(column + right, row, inColumn),
        this.#columns.lyingWith(column + right, row),
        row + lower - 1,
        this.#wish,
      );
      values[2 * i + rotation]! += this.#points * between(beside < along ? beside : along, this.#wish);
    }
  }

  #begin({ codes, lying, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const rows = this.#rows;
    const columns = this.#columns;
    for (const lines of [rows.ends, rows.lying, columns.ends, columns.lying]) lines.fill(0);
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      const row = Math.floor(at / STRIDE);
      const column = at - row * STRIDE;
      rows.lying[row]! |= 1 << (column - 1);
      columns.lying[column]! |= 1 << (row - 1);
      if (this.#isEnd[codes[at]!] === 0) continue;
      rows.ends[row]! |= 1 << (column - 1);
      columns.ends[column]! |= 1 << (row - 1);
    }
    this.#measured.length = 0;
    for (let i = 0; i < count; i++) {
      if (this.#isMeasured[codes[lying[i]!]!] === 1) this.#measured.push(this.#measure(lying[i]!));
    }
  }

  #measure(at: number): Measured {
    const rows = this.#rows;
    const columns = this.#columns;
    const row = Math.floor(at / STRIDE);
    const column = at - row * STRIDE;
    const inRow = nearest(rows.ends[row]!, rows.lying[row]!, column - 1, this.#wish);
    const inColumn = nearest(columns.ends[column]!, columns.lying[column]!, row - 1, this.#wish);
    const found = Math.min(inRow, inColumn);
    return {
      at,
      points: this.#points * between(found, this.#wish),
      found,
      sights: [
        { axis: rows, line: row, place: column, aside: inColumn },
        { axis: columns, line: column, place: row, aside: inRow },
      ],
    };
  }
}
