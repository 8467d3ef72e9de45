// What is counted in or around the largest group, after one more card on every spot.
//
// Most cards leave the groups as they are, or only join some: then who is near which group is known from before. Only
// where a cell of a group is covered are the groups walked again.

import type { Bonus, Filter } from '@wagons/rules';
import type { ConditionSweep } from './conditionSweep.ts';
import { type CodeTest, codeTest } from './crossWeight.ts';
import { type Grid, SHEET, STRIDE } from './grid.ts';
import { GroupSheet } from './groupSheet.ts';
import type { CardCodes } from './town.ts';

const CODES = 37;
/** Stands for the new cells among the groups near a cell. */
const NEW = 0x8000;

/** Then the groups are numbered from the beginning. */
const MOST_WALKS = 1_000_000_000;

const SIDES = [-1, 1, -STRIDE, STRIDE];

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
  return new ChosenSweep(group, counted, score.points ?? 1, REACHES[way]);
}

const isChosen = (filter: Filter | undefined): boolean =>
  filter?.chosen === true && Object.keys(filter).length === 1;

class ChosenSweep implements ConditionSweep {
  readonly #sheet: GroupSheet;
  /** By code: whether it belongs to a group, and whether it is counted. */
  readonly #grouped: Uint8Array<ArrayBuffer>;
  readonly #isCounted: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  readonly #reach: readonly number[];
  /** By cell: the groups near it, as bits. */
  readonly #near = new Uint16Array(SHEET);
  /** By group: how many are counted near it; and the cells of all that are counted anywhere. */
  readonly #counts = new Uint8Array(16);
  readonly #counted = new Int16Array(64);
  #countedCount = 0;

  constructor(group: CodeTest, counted: CodeTest, points: number, reach: readonly number[]) {
    const table = (test: CodeTest) => Uint8Array.from({ length: CODES }, (_, code) => (test(code) ? 1 : 0));
    this.#grouped = table(group);
    this.#isCounted = table(counted);
    this.#sheet = new GroupSheet(Int8Array.from(this.#grouped, (is) => is - 1));
    this.#points = points;
    this.#reach = reach;
  }

  sweep(grid: Grid, card: CardCodes, _now: number, values: Float64Array): void {
    const { codes, spots, spotCount } = grid;
    const grouped = this.#grouped;
    this.#begin(grid);
    const { crowded, tops } = this.#sheet;
    const laid = maskOf(grouped, card[0]!, card[1]!, card[2]!, card[3]!);
    const turned = maskOf(grouped, card[3]!, card[2]!, card[1]!, card[0]!);
    for (let i = 0; i < 2 * spotCount; i++) {
      const at = spots[i >> 1]!;
      const turn = 4 * (i & 1);
      const added = turn === 0 ? laid : turned;
      const lost = maskOf(grouped, codes[at]!, codes[at + 1]!, codes[at + STRIDE]!, codes[at + STRIDE + 1]!);
      if ((lost !== 0 && this.#tears(at, lost, added)) || crowded !== 0)
        values[i] = this.#walked(grid, card, turn, at);
      else if (added === 0) values[i] = this.#bestNear(grid, card, turn, at, tops[0]!);
      else values[i] = this.#joined(grid, card, turn, at, added);
    }
  }

  /** Whether covering some cells may change more than a smaller group that the card then leaves alone. */
  #tears(at: number, lost: number, added: number): boolean {
    const { planes, tops } = this.#sheet;
    let hit = 0;
    if ((lost & 1) !== 0) hit |= planes[at]!;
    if ((lost & 2) !== 0) hit |= planes[at + 1]!;
    if ((lost & 4) !== 0) hit |= planes[at + STRIDE]!;
    if ((lost & 8) !== 0) hit |= planes[at + STRIDE + 1]!;
    return (hit & tops[0]!) !== 0 || (lost & added) !== 0 || (hit & this.#met(planes, at, added)) !== 0;
  }

  #begin(grid: Grid): void {
    const { codes, lying, count } = grid;
    const near = this.#near;
    const counts = this.#counts;
    this.#sheet.look(grid);
    const { planes } = this.#sheet;
    near.fill(0);
    counts.fill(0);
    this.#codes.set(codes);
    this.#countedCount = 0;
    for (let i = 0; i < count; i++) {
      const at = lying[i]!;
      if (this.#isCounted[codes[at]!] === 1) this.#counted[this.#countedCount++] = at;
      const group = planes[at]!;
      if (group !== 0) for (const step of this.#reach) near[at + step]! |= group;
    }
    for (let i = 0; i < this.#countedCount; i++) {
      for (let rest = near[this.#counted[i]!]!; rest !== 0; rest &= rest - 1)
        counts[31 - Math.clz32(rest & -rest)]!++;
    }
  }

  /** How many more are counted near any of these groups once the card lies. */
  #more({ codes }: Grid, card: CardCodes, turn: number, at: number, groups: number): number {
    const near = this.#near;
    const isCounted = this.#isCounted;
    const a = isCounted[card[turn]!]! - isCounted[codes[at]!]!;
    const b = isCounted[card[turn + 1]!]! - isCounted[codes[at + 1]!]!;
    const c = isCounted[card[turn + 2]!]! - isCounted[codes[at + STRIDE]!]!;
    const d = isCounted[card[turn + 3]!]! - isCounted[codes[at + STRIDE + 1]!]!;
    return (
      Math.imul(a, isAny(near[at]! & groups)) +
      Math.imul(b, isAny(near[at + 1]! & groups)) +
      Math.imul(c, isAny(near[at + STRIDE]! & groups)) +
      Math.imul(d, isAny(near[at + STRIDE + 1]! & groups))
    );
  }

  /** The points near each of these groups by itself; the most of them, and nothing without a group. */
  #bestNear(grid: Grid, card: CardCodes, turn: number, at: number, groups: number): number {
    if (groups === 0) return 0;
    let best = -Infinity;
    for (let rest = groups; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const points =
        this.#points * (this.#counts[31 - Math.clz32(bit)]! + this.#more(grid, card, turn, at, bit)) + 0;
      if (points > best) best = points;
    }
    return best;
  }

  /** The new cells of a card join groups, or are one; none is covered. */
  #joined(grid: Grid, card: CardCodes, turn: number, at: number, added: number): number {
    const { planes, sums, tops, largest } = this.#sheet;
    const isCorners = added === 0b1001 || added === 0b0110;
    const first = isCorners ? added & -added : added;
    const second = added & ~first;
    const firstMet = this.#met(planes, at, first);
    const secondMet = second === 0 ? 0 : this.#met(planes, at, second);
    // Two cells corner to corner are two groups, unless both touch the same one outside.
    const isOne = (firstMet & secondMet) !== 0;
    const one = isOne ? sums[firstMet | secondMet]! + 2 : sums[firstMet]! + bitCount(first);
    const two = isOne || second === 0 ? 0 : sums[secondMet]! + 1;
    const size = Math.max(largest[0]!, one, two);
    let best = -Infinity;
    if (size === largest[0]) best = this.#bestNear(grid, card, turn, at, tops[0]!);
    if (size === one) {
      const parts = isOne ? added : first;
      const met = isOne ? firstMet | secondMet : firstMet;
      best = Math.max(best, this.#pointsWith(grid, card, turn, at, parts, met));
    }
    if (size === two) best = Math.max(best, this.#pointsWith(grid, card, turn, at, second, secondMet));
    return best;
  }

  /** The points for what is counted near the group of some new cells and the groups they meet. */
  #pointsWith(grid: Grid, card: CardCodes, turn: number, at: number, parts: number, met: number): number {
    const near = this.#near;
    const reach = this.#reach;
    for (let part = 0; part < 4; part++) {
      if (((parts >> part) & 1) === 0) continue;
      const cell = at + (part & 1) + (part >> 1) * STRIDE;
      for (const step of reach) near[cell + step]! |= NEW;
    }
    let count = this.#more(grid, card, turn, at, met | NEW);
    for (let i = 0; i < this.#countedCount; i++) count += isAny(near[this.#counted[i]!]! & (met | NEW));
    for (let part = 0; part < 4; part++) {
      if (((parts >> part) & 1) === 0) continue;
      const cell = at + (part & 1) + (part >> 1) * STRIDE;
      for (const step of reach) near[cell + step]! &= ~NEW;
    }
    return this.#points * count + 0;
  }

  #met(planes: Uint16Array, at: number, parts: number): number {
    let met = 0;
    if ((parts & 1) !== 0) met |= planes[at - 1]! | planes[at - STRIDE]!;
    if ((parts & 2) !== 0) met |= planes[at + 2]! | planes[at + 1 - STRIDE]!;
    if ((parts & 4) !== 0) met |= planes[at + STRIDE - 1]! | planes[at + 2 * STRIDE]!;
    if ((parts & 8) !== 0) met |= planes[at + STRIDE + 2]! | planes[at + 2 * STRIDE + 1]!;
    return met;
  }

  // The town, with a card on it while it is walked; by cell, the number of the group it was reached in last.
  readonly #codes = new Uint8Array(SHEET);
  readonly #group = new Int32Array(SHEET);
  #walks = 0;
  readonly #waiting = new Int16Array(64);

  /** Lays the card and walks all groups. */
  #walked(grid: Grid, card: CardCodes, turn: number, at: number): number {
    const { lying, count } = grid;
    const codes = this.#codes;
    const group = this.#group;
    const grouped = this.#grouped;
    for (let part = 0; part < 4; part++) codes[at + (part & 1) + (part >> 1) * STRIDE] = card[turn + part]!;
    if (this.#walks > MOST_WALKS) {
      this.#walks = 0;
      group.fill(0);
    }
    const before = this.#walks;
    let largest = 0;
    let best = 0;
    for (let i = 0; i < count + 4; i++) {
      const part = i - count;
      const from = part < 0 ? lying[i]! : at + (part & 1) + (part >> 1) * STRIDE;
      if (grouped[codes[from]!] === 0 || group[from]! > before) continue;
      const size = this.#flood(from, ++this.#walks, before);
      if (size < largest) continue;
      const points = this.#points * this.#countAround(grid, at, this.#walks) + 0;
      best = size > largest ? points : Math.max(best, points);
      largest = size;
    }
    for (let part = 0; part < 4; part++) {
      const cell = at + (part & 1) + (part >> 1) * STRIDE;
      codes[cell] = grid.codes[cell]!;
    }
    return best;
  }

  /** Gives a group its number; answers its size. Lower numbers are of earlier walks. */
  #flood(from: number, number: number, before: number): number {
    const codes = this.#codes;
    const group = this.#group;
    const grouped = this.#grouped;
    const waiting = this.#waiting;
    let reached = 1;
    waiting[0] = from;
    group[from] = number;
    for (let next = 0; next < reached; next++) {
      for (let side = 0; side < 4; side++) {
        const cell = waiting[next]! + SIDES[side]!;
        if (grouped[codes[cell]!] === 0 || group[cell]! > before) continue;
        group[cell] = number;
        waiting[reached++] = cell;
      }
    }
    return reached;
  }

  /** How many are counted in or around a group that was walked. */
  #countAround({ lying, count, codes: before }: Grid, at: number, number: number): number {
    const reach = this.#reach;
    const isCounted = this.#isCounted;
    const codes = this.#codes;
    const group = this.#group;
    let counted = 0;
    for (let i = 0; i < count + 4; i++) {
      const part = i - count;
      const cell = part < 0 ? lying[i]! : at + (part & 1) + (part >> 1) * STRIDE;
      // A cell that the card covers has its turn among those that lay before.
      if ((part >= 0 && before[cell] !== 0) || isCounted[codes[cell]!] === 0) continue;
      for (let side = 0; side < reach.length; side++) {
        if (group[cell + reach[side]!] !== number) continue;
        counted++;
        break;
      }
    }
    return counted;
  }
}

const maskOf = (table: Uint8Array, a: number, b: number, c: number, d: number): number =>
  table[a]! | (table[b]! << 1) | (table[c]! << 2) | (table[d]! << 3);

const bitCount = (parts: number): number =>
  (parts & 1) + ((parts >> 1) & 1) + ((parts >> 2) & 1) + ((parts >> 3) & 1);

/** 1 when there is a bit, otherwise 0. */
const isAny = (bits: number): number => -bits >>> 31;
