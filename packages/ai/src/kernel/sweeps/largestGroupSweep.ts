// Sweep for conditions that count territories in or around the largest group.
//
// Of a card only matters which of its cells join the group and which are counted; the rest depends on its footprint. So
// cards that agree in both share one column of values.

import type { Bonus, Filter } from '@wagons/rules/scoring';
import { type CodeTest, codeTest } from '../conditions/crossWeight.ts';
import { pointsOf } from '../conditions/structure.ts';
import { codeTable } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import { torus } from '../town/rows.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';
import { FootprintCounts } from './footprintCounts.ts';
import { COUNT, isDiagonal, SIDES_OF, upsideDown } from './groupSweep.ts';

const { CARD_CELLS, MOST_SPOTS, NEIGHBORS } = sheet;
const { lowestBit, popcount } = torus;

/** Offsets of the counted cells, seen from a cell of the group: in it, beside it, or both. */
const REACHES = { chosen: [0], beside: [...NEIGHBORS], near: [0, ...NEIGHBORS] };

export function largestGroupSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus) || !('largestGroup' in bonus.choose))
    return undefined;
  const { score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { chosen, beside, near, ...rest } = score.each.cell;
  const group = codeTest(bonus.choose.largestGroup);
  const counted = codeTest(rest);
  const relations = [chosen, beside, near].filter((one) => one !== undefined);
  const relation = chosen ? 'chosen' : isChosen(beside) ? 'beside' : isChosen(near) ? 'near' : undefined;
  if (!group || !counted || !relation || relations.length !== 1) return undefined;
  return new LargestGroupSweep(group, counted, pointsOf(score), REACHES[relation]);
}

const isChosen = (filter: Filter | undefined): boolean =>
  filter?.chosen === true && Object.keys(filter).length === 1;

class LargestGroupSweep implements ConditionSweep {
  readonly #counts: FootprintCounts;
  /** By code: whether it belongs to a group, and whether it is counted. */
  readonly #grouped: Uint8Array<ArrayBuffer>;
  readonly #isCounted: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  /** By cells of a card: those of its four within their reach. By cells beside it: the same. */
  readonly #reached: Uint8Array<ArrayBuffer>;
  readonly #facing: Uint8Array<ArrayBuffer>;
  /** By column, which is made of the cells of a card that join and those that are counted: the value on every spot. */
  readonly #columns: Array<Float64Array<ArrayBuffer>> = [];
  readonly #versions = new Float64Array(256);
  #spots = new Int16Array(MOST_SPOTS);

  constructor(group: CodeTest, counted: CodeTest, points: number, reach: readonly number[]) {
    this.#grouped = codeTable(group);
    this.#isCounted = codeTable(counted);
    this.#counts = new FootprintCounts(this.#grouped, this.#isCounted, reach);
    this.#points = points;
    const parts = [0, 1, 2, 3];
    const cells = [...CARD_CELLS];
    this.#reached = Uint8Array.from({ length: 16 }, (_, bits) =>
      bitsWhere(parts, (part) =>
        parts.some((own) => bits & (1 << own) && reach.includes(cells[part]! - cells[own]!)),
      ),
    );
    const isBeside = reach.includes(1);
    this.#facing = Uint8Array.from({ length: 256 }, (_, bits) =>
      bitsWhere(parts, (part) => isBeside && (bits & (3 << (2 * part))) !== 0),
    );
  }

  sweep(grid: Grid, card: CardCodes, _now: number, values: Float64Array): void {
    const { spotCount } = grid;
    this.#counts.update(grid);
    this.#spots = grid.spots;
    const joining = maskOf(this.#grouped, card);
    const counted = maskOf(this.#isCounted, card);
    const upright = this.#columnFor(grid, joining, counted);
    const turned = this.#columnFor(grid, upsideDown(joining), upsideDown(counted));
    for (let i = 0; i < spotCount; i++) {
      values[2 * i] = upright[i]!;
      values[2 * i + 1] = turned[i]!;
    }
  }

  #columnFor(grid: Grid, joining: number, counted: number): Float64Array {
    const at = (joining << 4) | counted;
    const column = (this.#columns[at] ??= new Float64Array(MOST_SPOTS));
    if (this.#versions[at] === grid.version) return column;
    this.#versions[at] = grid.version;
    if (joining === 0) {
      for (let i = 0; i < grid.spotCount; i++) column[i] = this.#bestUnjoined(i, counted);
      return column;
    }
    const { most, sides } = this.#counts.footprints;
    const around = SIDES_OF[joining]!;
    const size = COUNT[joining]!;
    // Where the card joins nothing and is too small by itself, its cells make no difference.
    const unjoined = this.#columnFor(grid, 0, counted);
    for (let i = 0; i < grid.spotCount; i++) {
      const isAlone = (sides[i]! & around) === 0 && size < most[i]!;
      column[i] = isAlone ? unjoined[i]! : this.#bestJoined(i, joining, counted, unjoined[i]!);
    }
    return column;
  }

  /** The most points around one of the largest groups if the card joins none; 0 without a group. */
  #bestUnjoined(spot: number, counted: number): number {
    const { tops, topCounts, topSides } = this.#counts;
    const end = tops[spot + 1]!;
    let best = -Infinity;
    for (let top = tops[spot]!; top < end; top++) {
      const own = counted & this.#facing[topSides[top]!]!;
      const points = this.#points * (topCounts[top]! + COUNT[own]!) + 0;
      if (points > best) best = points;
    }
    return best === -Infinity ? 0 : best;
  }

  /** The same where cells of the card join groups, or are one; `unjoined` is the value without them. */
  #bestJoined(spot: number, joining: number, counted: number, unjoined: number): number {
    const { most, sides } = this.#counts.footprints;
    const met = sides[spot]! & SIDES_OF[joining]!;
    const first = this.#firstGroup(spot, joining, met);
    const second = joining & ~first;
    const firstMet = met & SIDES_OF[first]!;
    const secondMet = met & ~firstMet;
    const one = this.#size(spot, firstMet) + COUNT[first]!;
    const two = second === 0 ? 0 : this.#size(spot, secondMet) + 1;
    const largest = Math.max(most[spot]!, one, two);
    let best = most[spot] === largest ? unjoined : -Infinity;
    if (one === largest) best = Math.max(best, this.#pointsOf(spot, first, firstMet, counted));
    if (two === largest) best = Math.max(best, this.#pointsOf(spot, second, secondMet, counted));
    return best;
  }

  /** The joining cells of a card that form one group: all, unless two cells at a corner touch no common group. */
  #firstGroup(spot: number, joining: number, met: number): number {
    if (!isDiagonal(joining)) return joining;
    const { mates } = this.#counts.footprints;
    const first = joining & -joining;
    const firstMet = met & SIDES_OF[first]!;
    let own = 0;
    for (let rest = firstMet; rest !== 0; rest &= rest - 1) own |= mates[8 * spot + lowestBit(rest)]!;
    return (own & met & ~firstMet) === 0 ? first : joining;
  }

  /** The total size of the groups of some cells beside a footprint. */
  #size(spot: number, met: number): number {
    const { mates, sizes } = this.#counts.footprints;
    let size = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + lowestBit(rest);
      size += sizes[side]!;
      rest &= ~mates[side]!;
    }
    return size;
  }

  /** The points around the group made of some cells of the card and the groups that they meet. */
  #pointsOf(spot: number, joining: number, met: number, counted: number): number {
    const { nearLow, nearHigh, coveredLow, coveredHigh, sideLow, sideHigh } = this.#counts;
    const { mates } = this.#counts.footprints;
    const at = this.#spots[spot]!;
    let low = 0;
    let high = 0;
    for (let part = 0; part < 4; part++) {
      if (((joining >> part) & 1) === 0) continue;
      low |= nearLow[at + CARD_CELLS[part]!]!;
      high |= nearHigh[at + CARD_CELLS[part]!]!;
    }
    low &= ~coveredLow[spot]!;
    high &= ~coveredHigh[spot]!;
    let beside = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + lowestBit(rest);
      low |= sideLow[side]!;
      high |= sideHigh[side]!;
      beside |= mates[side]!;
      rest &= ~mates[side]!;
    }
    const own = counted & (this.#reached[joining]! | this.#facing[beside]!);
    return this.#points * (popcount(low) + popcount(high) + COUNT[own]!) + 0;
  }
}

const bitsWhere = (parts: readonly number[], test: (part: number) => boolean): number =>
  parts.reduce((bits, part) => (test(part) ? bits | (1 << part) : bits), 0);

/** Which cells of a card a table marks, as bits. */
const maskOf = (table: Uint8Array, card: CardCodes): number =>
  table[card[0]!]! | (table[card[1]!]! << 1) | (table[card[2]!]! << 2) | (table[card[3]!]! << 3);
