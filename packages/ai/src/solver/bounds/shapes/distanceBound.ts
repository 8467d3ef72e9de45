// Upper bound for the `distance` condition.
//
// The distance of a territory changes only if a card fills a gap on the way to its nearest end, covers that end, or adds
// an end that is no farther away. The first card that does any of this is credited with the most that the territory can
// reach. So is the card that adds a measured territory.

import type { Filter } from '@wagons/rules/scoring';
import {
  cellsAway,
  nearestEnd,
  territoriesBetween,
  tieBreakOf,
} from '../../../kernel/conditions/nearestEnd.ts';
import { EMPTY_CELL } from '../../../kernel/town/codes.ts';
import { AREA, SIDE, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { matchTable } from '../base/matching.ts';
import type { OtherCards } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex, lowestBit, popcount } = torus;

/** The town is copied to a sheet with this margin, in cells. */
const MARGIN = 6;
/** Measured territories that are tracked as bits; further ones are always credited. */
const MOST_BITS = 31;
const TIE_BREAK = tieBreakOf(1);
const UNKNOWN = 255;

/** Rows, or columns: ends and territories by line, as bits. */
type Lines = { readonly ends: Int32Array; readonly occupied: Int32Array };
const makeLines = (): Lines => ({ ends: new Int32Array(SIDE), occupied: new Int32Array(SIDE) });

export class DistanceBound implements GainBound {
  readonly inLine = true;
  readonly #isMeasured: Uint8Array;
  readonly #isEnd: Uint8Array;
  readonly #points: number;
  readonly #rows = makeLines();
  readonly #columns = makeLines();
  /** By cell: the bit of the measured territory there, and its distance now. */
  readonly #bit = new Int32Array(AREA);
  readonly #distance = new Uint8Array(AREA);
  /** By cell: which territories are affected by any territory there, by one that is not an end, and by an end. */
  readonly #gaps = new Int32Array(AREA);
  readonly #byOthers = new Int32Array(AREA);
  readonly #byEnds = new Int32Array(AREA);
  /** By measured territory: the most that its distance can grow. */
  readonly #growth = new Uint8Array(MOST_BITS);
  #bits = 0;
  /** The total growth of those without a bit, and of all. */
  #always = 0;
  #all = 0;
  /** By cell: the largest distance of a new territory there, computed on demand. */
  readonly #most = new Uint8Array(AREA);
  /** The number of cards to be placed, including this one, and whether any of them has an end. */
  #cards = 0;
  #endsCome = false;
  // The top left corner of the sheet.
  #left = 0;
  #top = 0;

  constructor(distance: Filter, to: Filter, points: number) {
    this.#isMeasured = matchTable(distance);
    this.#isEnd = matchTable(to);
    this.#points = points;
  }

  begin(town: KernelTown, card: CardCodes, { cards, codes }: OtherCards): void {
    this.#cards = cards + 1;
    this.#endsCome = [...card.subarray(0, 4), ...codes].some((code) => this.#isEnd[code] === 1);
    this.#left = town.left - MARGIN;
    this.#top = town.top - MARGIN;
    for (const lines of [this.#rows, this.#columns]) {
      lines.ends.fill(0);
      lines.occupied.fill(0);
    }
    for (const cells of [this.#bit, this.#distance, this.#gaps, this.#byOthers, this.#byEnds]) cells.fill(0);
    this.#most.fill(UNKNOWN);
    this.#bits = this.#always = this.#all = 0;
    const measured = this.#copy(town);
    for (const cell of measured) this.#measure(cell);
  }

  most(card: CardCodes): number {
    let own = 0;
    for (let part = 0; part < 4; part++) own += this.#isMeasured[card[part]!]!;
    const longest = Math.max(...[...this.#rows.occupied, ...this.#columns.occupied].map(popcount));
    return this.#points * (this.#all + own * (longest + 2 * this.#cards));
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    let lost = 0;
    for (let part = 0; part < 4; part++)
      lost += this.#distance[this.#cellAt(x + (part & 1), y + (part >> 1))]!;
    return this.near(card, rotation, x, y) - this.#points * lost;
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    let touched = 0;
    let covered = 0;
    let sum = this.#always;
    for (let part = 0; part < 4; part++) {
      const code = card[4 * rotation + part]!;
      const cell = this.#cellAt(x + (part & 1), y + (part >> 1));
      touched |= this.#gaps[cell]! | (this.#isEnd[code] === 1 ? this.#byEnds : this.#byOthers)[cell]!;
      covered |= this.#bit[cell]!;
      if (this.#isMeasured[code] === 1) sum += this.#mostOnCard(cell);
    }
    for (let rest = touched & ~covered; rest !== 0; rest &= rest - 1) {
      sum += this.#growth[lowestBit(rest)]!;
    }
    return this.#points * sum;
  }

  #cellAt(x: number, y: number): number {
    return (y - this.#top) * SIDE + x - this.#left;
  }

  /** Fills the lines; returns the cells of the measured territories. */
  #copy({ cells, left, top, right, bottom }: KernelTown): number[] {
    const measured: number[] = [];
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const code = cells[cellIndex(x, y)]!;
        if (code === EMPTY_CELL) continue;
        const [row, column] = [y - this.#top, x - this.#left];
        this.#rows.occupied[row]! |= 1 << column;
        this.#columns.occupied[column]! |= 1 << row;
        if (this.#isMeasured[code] === 1) measured.push(row * SIDE + column);
        if (this.#isEnd[code] === 0) continue;
        this.#rows.ends[row]! |= 1 << column;
        this.#columns.ends[column]! |= 1 << row;
      }
    }
    return measured;
  }

  /** Records the distance of a territory, how much it can grow, and which cells affect it. */
  #measure(cell: number): void {
    const [row, column] = [cell >> 5, cell & 31];
    const inRow = nearestEnd(this.#rows.ends[row]!, this.#rows.occupied[row]!, column, TIE_BREAK);
    const inColumn = nearestEnd(this.#columns.ends[column]!, this.#columns.occupied[column]!, row, TIE_BREAK);
    const found = Math.min(inRow, inColumn);
    const distance = territoriesBetween(found, TIE_BREAK);
    const growth = Math.max(0, this.#mostAt(cell, this.#cards, 2 * this.#cards) - distance);
    this.#distance[cell] = distance;
    this.#all += growth;
    if (this.#bits === MOST_BITS) {
      this.#always += growth;
      return;
    }
    const bit = 1 << this.#bits;
    this.#bit[cell] = bit;
    this.#growth[this.#bits++] = growth;
    this.#markAffecting(cell, bit, cellsAway(found));
  }

  /** Marks the cells where a card affects a territory whose nearest end is `away` cells away. */
  #markAffecting(cell: number, bit: number, away: number): void {
    for (const arm of this.#armsOf(cell)) {
      const isWay = away <= arm.length && hasAt(arm.ends, away);
      for (let i = 1; i <= away && i <= arm.length; i++) {
        const at = cell + i * arm.step;
        if (!hasAt(arm.ends, i)) this.#byEnds[at]! |= bit;
        else this.#byOthers[at]! |= bit;
        if (isWay && !hasAt(arm.occupied, i)) this.#gaps[at]! |= bit;
      }
    }
  }

  /** The four directions from a cell. */
  #armsOf(cell: number): readonly Arm[] {
    const [row, column] = [cell >> 5, cell & 31];
    const sides = (lines: Lines, line: number, place: number, step: number): Arm[] => [
      {
        ends: lines.ends[line]! >>> place,
        occupied: lines.occupied[line]! >>> place,
        length: SIDE - 1 - place,
        step,
      },
      {
        ends: reversed(lines.ends[line]!) >>> (SIDE - 1 - place),
        occupied: reversed(lines.occupied[line]!) >>> (SIDE - 1 - place),
        length: place,
        step: -step,
      },
    ];
    return [...sides(this.#rows, row, column, 1), ...sides(this.#columns, column, row, SIDE)];
  }

  /** The largest distance of a territory of the card. It takes a cell itself, and its card covers ends on two sides. */
  #mostOnCard(cell: number): number {
    if (this.#most[cell] === UNKNOWN) {
      this.#most[cell] = this.#mostAt(cell, this.#cards + 1, 2 * this.#cards - 1);
    }
    return this.#most[cell]!;
  }

  /** The largest distance of a territory if `covers` ends are covered and `cells` cells are added to its line. */
  #mostAt(cell: number, covers: number, cells: number): number {
    const arms = this.#armsOf(cell);
    const end = endThatStays(arms, covers);
    let most = 0;
    for (const { ends, occupied } of arms) {
      // Nothing counts beyond an end that stays; without new ends, nothing beyond the last existing one.
      const last = Math.min(end, this.#endsCome ? SIDE : 31 - Math.clz32(ends & ~1));
      if (last <= 0) continue;
      const between = last >= SIDE ? ~1 : ~1 & ~(-1 << last);
      const filled = popcount(occupied & between);
      // A new end takes one of the cells.
      const free = end < SIDE || !this.#endsCome ? cells : cells - 1;
      most = Math.max(most, filled + Math.min(free, last - 1 - filled));
    }
    return most;
  }
}

/** A direction from a cell: ends and territories as bits by distance, its length, and the index offset of a step. */
type Arm = {
  readonly ends: number;
  readonly occupied: number;
  readonly length: number;
  readonly step: number;
};

const hasAt = (bits: number, away: number): boolean => ((bits >>> away) & 1) === 1;

/** The distance of the nearest end that remains if each card covers up to two adjacent cells of one direction. */
function endThatStays(arms: readonly Arm[], cards: number): number {
  const covered = arms.map(() => 0);
  let used = 0;
  for (let away = 1; away < SIDE; away++) {
    for (const [i, { ends }] of arms.entries()) {
      if (!hasAt(ends, away) || covered[i]! >= away) continue;
      if (used === cards) return away;
      used++;
      covered[i] = away + 1;
    }
  }
  return SIDE;
}

/** The bits of a line in reverse order. */
function reversed(line: number): number {
  let bits = ((line >>> 1) & 0x55555555) | ((line & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}
