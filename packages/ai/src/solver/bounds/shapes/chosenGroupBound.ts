// Upper bound for the size of the largest group: it gains the card's own cells and the other groups that the card touches.

import type { Filter } from '@wagons/rules/scoring';
import { type CompiledFilter, compileFilter } from '../../../kernel/conditions/filters.ts';
import { takeGroup } from '../../../kernel/town/flood.ts';
import { AREA, makeRows, type Rows, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { matchTable } from '../base/matching.ts';
import type { OtherCards } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex, lowestBit, wrap } = torus;

/** The cells beside a card: column, row, and the part of the card that they touch. */
const BESIDE: ReadonlyArray<readonly [column: number, row: number, part: number]> = [
  [0, -1, 0],
  [1, -1, 1],
  [0, 2, 2],
  [1, 2, 3],
  [-1, 0, 0],
  [-1, 1, 2],
  [2, 0, 1],
  [2, 1, 3],
];

export const chosenGroupBound = (filter: Filter, points: number): GainBound =>
  new ChosenGroupBound(filter, points);

class ChosenGroupBound implements GainBound {
  readonly #filter: CompiledFilter;
  readonly #such: Uint8Array;
  readonly #points: number;
  /** By cell: the label of its group, 0 for none. By label: the size. */
  readonly #label = new Uint8Array(AREA);
  readonly #sizes = new Uint8Array(256);
  readonly #rest: Rows = makeRows();
  readonly #group: Rows = makeRows();
  /** By label: the number of the last call in which the group was met. */
  readonly #met = new Float64Array(256);
  #calls = 0;
  /** The label of the largest group, and the number of cells in all groups. */
  #main = 0;
  #all = 0;
  /** Whether another card could connect to the group. */
  #isJoinable = false;

  constructor(filter: Filter, points: number) {
    this.#filter = compileFilter(filter, { rows: makeRows() });
    this.#such = matchTable(filter);
    this.#points = points;
  }

  begin(town: KernelTown, _card: CardCodes, others: OtherCards): void {
    const { top, bottom } = town;
    this.#isJoinable = others.codes.some((code) => this.#such[code] === 1);
    this.#label.fill(0);
    const rows = this.#filter(town);
    for (let y = top; y <= bottom; y++) this.#rest[wrap(y)] = rows[wrap(y)]!;
    this.#all = 0;
    this.#main = 0;
    this.#sizes[0] = 0;
    for (let label = 1; ; label++) {
      const size = takeGroup(this.#rest, this.#group, top, bottom);
      if (size === 0) break;
      this.#sizes[label] = size;
      this.#all += size;
      if (size > this.#sizes[this.#main]!) this.#main = label;
      for (let y = top; y <= bottom; y++) {
        for (let left = this.#group[wrap(y)]!; left !== 0; left &= left - 1)
          this.#label[cellIndex(lowestBit(left), y)] = label;
      }
    }
  }

  most(card: CardCodes): number {
    const own = this.#countOwn(card, 0);
    return own === 0 ? 0 : this.#points * (own + this.#all - this.#sizes[this.#main]!);
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    let size = this.#countOwn(card, rotation);
    if (size === 0) return 0;
    let touchesMain = false;
    this.#calls++;
    for (const [column, row, part] of BESIDE) {
      if (this.#such[card[4 * rotation + part]!] === 0) continue;
      const here = this.#label[cellIndex(x + column, y + row)]!;
      if (here === 0) continue;
      if (here === this.#main) touchesMain = true;
      else if (this.#met[here] !== this.#calls) size += this.#sizes[here]!;
      this.#met[here] = this.#calls;
    }
    const isConnected = touchesMain || this.#isJoinable;
    return this.#points * (isConnected ? size : Math.max(0, size - this.#sizes[this.#main]!));
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    return this.apart(card, rotation, x, y);
  }

  #countOwn(card: CardCodes, rotation: number): number {
    let own = 0;
    for (let part = 0; part < 4; part++) own += this.#such[card[4 * rotation + part]!]!;
    return own;
  }
}
