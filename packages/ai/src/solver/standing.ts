// How a town can stand against others once some cards lie: a span for each number that is compared.

import type { CardCodes, KernelTown } from '../kernel/town.ts';
import { SIDE } from '../kernel/rows.ts';
import type { Aim } from './aim.ts';
import { companyOf } from './prospects.ts';
import type { Outlook } from './reach.ts';
import type { Across } from './stakes.ts';

export class Standing {
  readonly #sources: Across['sources'];
  /** By source: from where to where it can come, with the cards that are laid anywhere. */
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  /** The same with one of the cards at a certain spot. */
  readonly low: Float64Array;
  readonly high: Float64Array;

  constructor({ sources }: Across) {
    this.#sources = sources;
    this.#low = new Float64Array(sources.length);
    this.#high = new Float64Array(sources.length);
    this.low = new Float64Array(sources.length);
    this.high = new Float64Array(sources.length);
  }

  /** Looks at a town with some cards to come; if the first of them is asked for by spots, only the others lie anywhere. */
  begin(outlook: Outlook, cards: readonly CardCodes[], first: 'bySpot' | 'anywhere'): void {
    const anywhere = first === 'bySpot' ? cards.slice(1) : cards;
    for (const [i, { reach, such, gain, points }] of this.#sources.entries()) {
      if (such) {
        let count = 0;
        for (let code = 1; code < such.length; code++) count += such[code]! * outlook.visible[code]!;
        let laid = 0;
        for (const card of anywhere) laid += countOf(card, such);
        let all = 0;
        for (const card of cards) all += countOf(card, such);
        // A card covers at most what lies together in the town, and what other cards brought.
        const covered = Math.min(4, mostTogether(outlook.town, such) + all);
        this.#high[i] = count + laid;
        this.#low[i] = count + laid - covered * anywhere.length;
      } else if (gain) {
        let most = points!(outlook.town);
        for (const card of anywhere) {
          gain.begin(outlook.town, card, companyOf(cards.filter((other) => other !== card)));
          most += gain.most(card);
        }
        this.#low[i] = 0;
        this.#high[i] = most;
        if (first === 'bySpot') gain.begin(outlook.town, cards[0]!, companyOf(anywhere));
      } else {
        const { low, high } = reach(outlook, outlook);
        this.#low[i] = low;
        this.#high[i] = high;
      }
    }
    for (let i = 0; i < this.#low.length; i++) {
      this.low[i] = this.#sources[i]!.such ? Math.max(0, this.#low[i]!) : this.#low[i]!;
      this.high[i] = this.#high[i]!;
    }
  }

  /** Narrows the spans with the first card at a spot. */
  at(town: KernelTown, card: CardCodes, rotation: number, x: number, y: number): void {
    for (let i = 0; i < this.#sources.length; i++) {
      const { such, gain } = this.#sources[i]!;
      if (such) {
        let change = 0;
        for (let part = 0; part < 4; part++) {
          const index = ((y + (part >> 1)) & 31) * SIDE + ((x + (part & 1)) & 31);
          change += such[card[4 * rotation + part]!]! - such[town.cells[index]!]!;
        }
        this.low[i] = Math.max(0, this.#low[i]! + change);
        this.high[i] = this.#high[i]! + change;
      } else if (gain) this.high[i] = this.#high[i]! + gain.near(card, rotation, x, y);
    }
  }

  /** The most that an aim makes of the spans. */
  most(aim: Aim): number {
    return aim.most(this.low, this.high);
  }
}

const countOf = (card: CardCodes, such: Uint8Array): number =>
  such[card[0]!]! + such[card[1]!]! + such[card[2]!]! + such[card[3]!]!;

/** How much lies together under one card, at most, by what territories weigh. */
export function mostTogether(
  { cells, left, top, right, bottom }: KernelTown,
  weights: Uint8Array | Int32Array,
): number {
  let most = 0;
  for (let y = top - 1; y <= bottom; y++) {
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    for (let x = left - 1; x <= right; x++) {
      const [column, nextColumn] = [x & 31, (x + 1) & 31];
      const together =
        weights[cells[row + column]!]! +
        weights[cells[row + nextColumn]!]! +
        weights[cells[nextRow + column]!]! +
        weights[cells[nextRow + nextColumn]!]!;
      if (together > most) most = together;
    }
  }
  return most;
}
