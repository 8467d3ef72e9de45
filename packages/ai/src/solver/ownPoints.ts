// What the territories of a card bring by themselves at a spot, to the conditions that look no farther than to the next
// cell: as the town lies there, or at most, with the help of another card above or beneath.

import { SIDE } from '../kernel/rows.ts';
import { type CardCodes, terrainOf } from '../kernel/town.ts';
import { costsOf, type Term } from './prospects.ts';

/**
 * Another card to come either lies apart, or touches this one and is laid before it, so that it can bring its
 * territories to any outer side; or it is laid after it, so that it can cover a territory or change one of its sides.
 */
export type Help = 'apart' | 'before' | 'after';

const CODES = terrainOf.length;
const UNKNOWN = -32768;

export class OwnPoints {
  readonly #terms: readonly Term[];
  readonly #card: CardCodes;
  readonly #other: CardCodes;
  readonly #help: Help;
  /** By part of the turned card and what lies on its outer sides: filled as it is asked for. */
  readonly #known = new Int16Array(8 * CODES * CODES).fill(UNKNOWN);
  readonly #bears: readonly boolean[];
  readonly #costs: Float64Array;

  constructor(terms: readonly Term[], card: CardCodes, other: CardCodes, help: Help) {
    this.#terms = terms;
    this.#card = card;
    this.#other = other.subarray(0, 4);
    this.#help = help;
    this.#costs = costsOf(terms);
    this.#bears = [...card].map((code) => terms.some(({ mayMatch }) => mayMatch[code]));
  }

  at(cells: Uint8Array, rotation: number, x: number, y: number): number {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      const which = 4 * rotation + part;
      if (!this.#bears[which]) continue;
      const right = part & 1;
      const lower = part >> 1;
      const side = cells[((y + lower) & 31) * SIDE + ((x + 3 * right - 1) & 31)]!;
      const end = cells[((y + 3 * lower - 1) & 31) * SIDE + ((x + right) & 31)]!;
      const index = (which * CODES + side) * CODES + end;
      if (this.#known[index] === UNKNOWN) this.#known[index] = this.#points(which, side, end);
      sum += this.#known[index]!;
    }
    return sum;
  }

  #points(which: number, side: number, end: number): number {
    const now = this.#with(which, side, end, this.#card[which ^ 1]!, this.#card[which ^ 2]!);
    if (this.#help === 'apart') return now;
    let most = now;
    if (this.#help === 'before') {
      for (const one of [side, ...this.#other]) {
        for (const two of [end, ...this.#other]) {
          most = Math.max(most, this.#with(which, one, two, this.#card[which ^ 1]!, this.#card[which ^ 2]!));
        }
      }
      return most;
    }
    for (const other of this.#other) {
      const [beside, across] = [this.#card[which ^ 1]!, this.#card[which ^ 2]!];
      most = Math.max(
        most,
        // Covered, it costs what it costs wherever it lies; that is what the card above it gains.
        this.#costs[this.#card[which]!]!,
        this.#with(which, other, end, beside, across),
        this.#with(which, side, other, beside, across),
        this.#with(which, side, end, other, across),
        this.#with(which, side, end, beside, other),
      );
    }
    return most;
  }

  /** The points of a part with these codes on its outer side and end, and beside and across from it on the card. */
  #with(which: number, side: number, end: number, beside: number, across: number): number {
    const code = this.#card[which]!;
    const isRight = (which & 1) === 1;
    const isLower = (which & 2) === 2;
    let points = 0;
    for (const term of this.#terms) {
      if (!term.mayMatch[code]) continue;
      const [left, right] = isRight ? [beside, side] : [side, beside];
      const [up, down] = isLower ? [across, end] : [end, across];
      if (term.matches(code, up, left, right, down)) points += term.points;
    }
    return points;
  }
}
