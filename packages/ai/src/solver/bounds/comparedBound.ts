// Bounds for the values of a town that scoring cards compare, and for the points that an objective makes of them.

import { torus } from '../../kernel/town/rows.ts';
import type { CardCodes } from '../../kernel/town/town.ts';
import { type OpenTown, otherCardsOf } from './base/openTown.ts';
import { heaviestFootprint } from './countBound.ts';
import type { Interval } from './intervals.ts';
import type { Objective } from './objective.ts';
import type { ComparedValue, Comparison } from './scoring.ts';

const { cellIndex } = torus;

export class ComparedBound {
  readonly #values: readonly ComparedValue[];
  #cells: Uint8Array = new Uint8Array();
  // By value: its bounds after all cards except the first are placed anywhere.
  readonly #restLow: Float64Array;
  readonly #restHigh: Float64Array;
  // The same with the first card at a certain spot.
  readonly #low: Float64Array;
  readonly #high: Float64Array;

  constructor({ values }: Comparison) {
    this.#values = values;
    this.#restLow = new Float64Array(values.length);
    this.#restHigh = new Float64Array(values.length);
    this.#low = new Float64Array(values.length);
    this.#high = new Float64Array(values.length);
  }

  /** Starts with a town and the cards to be placed; `upperBound` then places the first of them. */
  begin(open: OpenTown, cards: readonly CardCodes[]): void {
    this.#cells = open.town.cells;
    for (const [i, value] of this.#values.entries()) {
      const { low, high } = restInterval(value, open, cards);
      this.#restLow[i] = low;
      this.#restHigh[i] = high;
      this.#low[i] = low;
      this.#high[i] = high;
    }
  }

  /** Narrows the bounds by placing the first card at a spot. */
  place(card: CardCodes, rotation: number, x: number, y: number): void {
    for (let i = 0; i < this.#values.length; i++) {
      const { counted, shape } = this.#values[i]!;
      if (counted) {
        let change = 0;
        for (let part = 0; part < 4; part++) {
          const under = this.#cells[cellIndex(x + (part & 1), y + (part >> 1))]!;
          change += counted[card[4 * rotation + part]!]! - counted[under]!;
        }
        this.#low[i] = Math.max(0, this.#restLow[i]! + change);
        this.#high[i] = this.#restHigh[i]! + change;
      } else if (shape) this.#high[i] = this.#restHigh[i]! + shape.near(card, rotation, x, y);
    }
  }

  /** The most points that an objective makes of values within the bounds. */
  upperBound(objective: Objective): number {
    return objective.upperBound(this.#low, this.#high);
  }
}

/** Bounds for a value after all cards except the first are placed anywhere. */
function restInterval(value: ComparedValue, open: OpenTown, cards: readonly CardCodes[]): Interval {
  const { interval, counted, shape, points } = value;
  const rest = cards.slice(1);
  if (counted) {
    let visible = 0;
    for (let code = 1; code < counted.length; code++) visible += counted[code]! * open.visible[code]!;
    const countOn = (some: readonly CardCodes[]): number =>
      some.reduce((sum, card) => sum + countOf(card, counted), 0);
    const high = visible + countOn(rest);
    // A card covers at most the fullest footprint of the town, plus what other cards added.
    const covered = Math.min(4, heaviestFootprint(open.town, counted) + countOn(cards));
    return { low: high - covered * rest.length, high };
  }
  if (shape) {
    let high = points!(open.town);
    for (const card of rest) {
      shape.begin(open.town, card, otherCardsOf(cards.filter((other) => other !== card)));
      high += shape.most(card);
    }
    shape.begin(open.town, cards[0]!, otherCardsOf(rest));
    return { low: 0, high };
  }
  return interval(open, open);
}

const countOf = (card: CardCodes, counted: Uint8Array): number =>
  counted[card[0]!]! + counted[card[1]!]! + counted[card[2]!]! + counted[card[3]!]!;
