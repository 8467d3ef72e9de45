// Upper bound for the `distance` condition.
//
// The distance of a territory changes only if a card fills a gap on the way to its nearest end, adds an end that is no
// farther away, or covers the nearest end. Each gap is credited with one. A new end is credited with the cells before it
// that can be territories in the end; whatever cards do after it, the territory counts no more than these, or what it
// counted without that end. A card that covers the end, or adds a measured territory, is credited with the most that the
// territory can reach.

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
  /** By cell: what is gained by any territory there, and besides that by an end. */
  readonly #byGaps = new Uint8Array(AREA);
  readonly #byEnds = new Int16Array(AREA);
  /** By cell: which territories are affected if the end there is covered, as bits. */
  readonly #byCovering = new Int32Array(AREA);
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
  readonly #arms = [makeArm(1), makeArm(-1), makeArm(SIDE), makeArm(-SIDE)] as const;
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
    this.#bit.fill(0);
    this.#distance.fill(0);
    this.#byGaps.fill(0);
    this.#byEnds.fill(0);
    this.#byCovering.fill(0);
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
      sum += this.#byGaps[cell]!;
      if (this.#isEnd[code] === 1) sum += this.#byEnds[cell]!;
      else touched |= this.#byCovering[cell]!;
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
    this.#markAffecting(cell, { bit, distance, away: cellsAway(found) });
  }

  /** Marks the cells where a card affects a territory, given its distance and how many cells away the nearest end is. */
  #markAffecting(cell: number, { bit, distance, away }: Measured): void {
    // The card with the end has one more cell in the line, every other card two.
    const free = 2 * this.#cards - 1;
    for (const { ends, occupied, length, step } of this.#armsOf(cell)) {
      const isWay = away <= length && hasAt(ends, away);
      let filled = 0;
      for (let i = 1; i <= away && i <= length; i++) {
        const at = cell + i * step;
        if (hasAt(ends, i)) this.#byCovering[at]! |= bit;
        else this.#byEnds[at]! += Math.max(0, Math.min(i - 1, filled + free) - distance);
        if (hasAt(occupied, i)) filled++;
        else if (isWay) this.#byGaps[at]!++;
      }
    }
  }

  /** The four directions from a cell. The result is overwritten by the next call. */
  #armsOf(cell: number): readonly Arm[] {
    const [row, column] = [cell >> 5, cell & 31];
    const [right, left, down, up] = this.#arms;
    look(right, this.#rows, row, column);
    lookBack(left, this.#rows, row, column);
    look(down, this.#columns, column, row);
    lookBack(up, this.#columns, column, row);
    return this.#arms;
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

/** A measured territory: its bit, its distance, and how many cells away its nearest end is. */
type Measured = { readonly bit: number; readonly distance: number; readonly away: number };

/** A direction from a cell: ends and territories as bits by distance, its length, and the index offset of a step. */
type Arm = { ends: number; occupied: number; length: number; readonly step: number };

const makeArm = (step: number): Arm => ({ ends: 0, occupied: 0, length: 0, step });

/** Looks along a line from a place in it. */
function look(arm: Arm, { ends, occupied }: Lines, line: number, place: number): void {
  arm.ends = ends[line]! >>> place;
  arm.occupied = occupied[line]! >>> place;
  arm.length = SIDE - 1 - place;
}

function lookBack(arm: Arm, { ends, occupied }: Lines, line: number, place: number): void {
  arm.ends = reversed(ends[line]!) >>> (SIDE - 1 - place);
  arm.occupied = reversed(occupied[line]!) >>> (SIDE - 1 - place);
  arm.length = place;
}

const hasAt = (bits: number, away: number): boolean => ((bits >>> away) & 1) === 1;

/** The distance of the nearest end that remains if each card covers up to two adjacent cells of one direction. */
function endThatStays(arms: readonly Arm[], cards: number): number {
  let [a, b, c, d] = [arms[0]!.ends & ~1, arms[1]!.ends & ~1, arms[2]!.ends & ~1, arms[3]!.ends & ~1];
  for (let used = 0; ; used++) {
    const all = a | b | c | d;
    if (all === 0) return SIDE;
    const nearest = all & -all;
    if (used === cards) return lowestBit(nearest);
    // The card covers the nearest end, and the cell behind it.
    const covered = nearest | (nearest << 1);
    if ((a & nearest) !== 0) a &= ~covered;
    else if ((b & nearest) !== 0) b &= ~covered;
    else if ((c & nearest) !== 0) c &= ~covered;
    else d &= ~covered;
  }
}

/** The bits of a line in reverse order. */
function reversed(line: number): number {
  let bits = ((line >>> 1) & 0x55555555) | ((line & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}
