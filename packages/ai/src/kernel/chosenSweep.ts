// What is counted in or around the largest group, after one more card on every spot.
//
// All that a card brings is which of its cells join the group and which are counted; the rest is known of the hole that
// it fills. So cards which bring the same share one column of values.

import type { Bonus, Filter } from '@wagons/rules/scoring';
import { ChosenHoles } from './chosenHoles.ts';
import type { ConditionSweep } from './conditionSweep.ts';
import { type CodeTest, codeTest } from './crossWeight.ts';
import { type Grid, MOST_SPOTS, STRIDE } from './grid.ts';
import { COUNT, isCorners, SIDES_OF, turnedOver } from './groupColumns.ts';
import { pointsOf } from './parts.ts';
import { popcount } from './rows.ts';
import type { CardCodes } from './town.ts';

const CODES = 37;
const SIDES = [-1, 1, -STRIDE, STRIDE];
/** From the first cell of a card to its four cells. */
const UNDER = Int8Array.of(0, 1, STRIDE, STRIDE + 1);

/** Where what counts may lie, seen from a cell of the group: in it, beside it, or both. */
const REACHES = { chosen: [0], beside: SIDES, near: [0, ...SIDES] };

export function chosenSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus) || !('largestGroup' in bonus.choose))
    return undefined;
  const { score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { chosen, beside, near, ...rest } = score.each.cell;
  const group = codeTest(bonus.choose.largestGroup);
  const counted = codeTest(rest);
  const asked = [chosen, beside, near].filter((one) => one !== undefined);
  const way = chosen ? 'chosen' : isChosen(beside) ? 'beside' : isChosen(near) ? 'near' : undefined;
  if (!group || !counted || !way || asked.length !== 1) return undefined;
  return new ChosenSweep(group, counted, pointsOf(score), REACHES[way]);
}

const isChosen = (filter: Filter | undefined): boolean =>
  filter?.chosen === true && Object.keys(filter).length === 1;

class ChosenSweep implements ConditionSweep {
  readonly #around: ChosenHoles;
  /** By code: whether it belongs to a group, and whether it is counted. */
  readonly #grouped: Uint8Array<ArrayBuffer>;
  readonly #isCounted: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  /** By cells of a card: those of its four within their reach; by cells beside it: the same. */
  readonly #reached: Uint8Array<ArrayBuffer>;
  readonly #facing: Uint8Array<ArrayBuffer>;
  /** By cells of a card that join and that are counted: the value on every spot, and of which town that is true. */
  readonly #columns: Array<Float64Array<ArrayBuffer>> = [];
  readonly #versions = new Float64Array(256);

  constructor(group: CodeTest, counted: CodeTest, points: number, reach: readonly number[]) {
    const table = (test: CodeTest) => Uint8Array.from({ length: CODES }, (_, code) => (test(code) ? 1 : 0));
    this.#grouped = table(group);
    this.#isCounted = table(counted);
    this.#around = new ChosenHoles(this.#grouped, this.#isCounted, reach);
    this.#points = points;
    const parts = [0, 1, 2, 3];
    const cells = [...UNDER];
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
    this.#around.look(grid);
    const joining = maskOf(this.#grouped, card);
    const counted = maskOf(this.#isCounted, card);
    const upright = this.#column(grid, joining, counted);
    const turned = this.#column(grid, turnedOver(joining), turnedOver(counted));
    for (let i = 0; i < spotCount; i++) {
      values[2 * i] = upright[i]!;
      values[2 * i + 1] = turned[i]!;
    }
  }

  #column(grid: Grid, joining: number, counted: number): Float64Array {
    const at = (joining << 4) | counted;
    const column = (this.#columns[at] ??= new Float64Array(MOST_SPOTS));
    if (this.#versions[at] === grid.version) return column;
    this.#versions[at] = grid.version;
    if (joining === 0) {
      for (let i = 0; i < grid.spotCount; i++) column[i] = this.#bestTop(i, counted);
      return column;
    }
    const { most, sides } = this.#around.holes;
    const { spots, spotCount } = grid;
    const around = SIDES_OF[joining]!;
    const size = COUNT[joining]!;
    // Where the card joins nothing and is too small by itself, it is as if it had no such cells.
    const alone = this.#column(grid, 0, counted);
    for (let i = 0; i < spotCount; i++) {
      const isAlone = (sides[i]! & around) === 0 && size < most[i]!;
      column[i] = isAlone ? alone[i]! : this.#bestJoined(i, spots[i]!, joining, counted, alone[i]!);
    }
    return column;
  }

  /** The most points around one of the largest groups that the card leaves alone; nothing without a group. */
  #bestTop(spot: number, counted: number): number {
    const { tops, topCounts, topSides } = this.#around;
    const end = tops[spot + 1]!;
    let best = -Infinity;
    for (let top = tops[spot]!; top < end; top++) {
      const own = counted & this.#facing[topSides[top]!]!;
      const points = this.#points * (topCounts[top]! + COUNT[own]!) + 0;
      if (points > best) best = points;
    }
    return best === -Infinity ? 0 : best;
  }

  /** The same where cells of the card join groups, or are one; `alone` without them. */
  #bestJoined(spot: number, at: number, joining: number, counted: number, alone: number): number {
    const { most, sides, mates } = this.#around.holes;
    const met = sides[spot]! & SIDES_OF[joining]!;
    let first = joining;
    let firstMet = met;
    let second = 0;
    if (isCorners(joining)) {
      // Two cells corner to corner are two groups, unless both touch the same one outside.
      first = joining & -joining;
      firstMet = met & SIDES_OF[first]!;
      let own = 0;
      for (let rest = firstMet; rest !== 0; rest &= rest - 1)
        own |= mates[8 * spot + 31 - Math.clz32(rest & -rest)]!;
      if ((own & met & ~firstMet) === 0) second = joining & ~first;
      else {
        first = joining;
        firstMet = met;
      }
    }
    const one = this.#size(spot, firstMet) + COUNT[first]!;
    const two = second === 0 ? 0 : this.#size(spot, met & ~firstMet) + 1;
    const largest = Math.max(most[spot]!, one, two);
    let best = most[spot] === largest ? alone : -Infinity;
    if (one === largest) best = Math.max(best, this.#joined(spot, at, first, firstMet, counted));
    if (two === largest) best = Math.max(best, this.#joined(spot, at, second, met & ~firstMet, counted));
    return best;
  }

  /** How many cells the groups of some cells beside a hole have together. */
  #size(spot: number, met: number): number {
    const { mates, sizes } = this.#around.holes;
    let size = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + 31 - Math.clz32(rest & -rest);
      size += sizes[side]!;
      rest &= ~mates[side]!;
    }
    return size;
  }

  /** The points around the group of some cells of the card and the groups that they meet. */
  #joined(spot: number, at: number, joining: number, met: number, counted: number): number {
    const { nearLow, nearHigh, takenLow, takenHigh, sideLow, sideHigh } = this.#around;
    const { mates } = this.#around.holes;
    let low = 0;
    let high = 0;
    for (let part = 0; part < 4; part++) {
      if (((joining >> part) & 1) === 0) continue;
      low |= nearLow[at + UNDER[part]!]!;
      high |= nearHigh[at + UNDER[part]!]!;
    }
    low &= ~takenLow[spot]!;
    high &= ~takenHigh[spot]!;
    let beside = 0;
    for (let rest = met; rest !== 0;) {
      const side = 8 * spot + 31 - Math.clz32(rest & -rest);
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
