// Upper bounds for conditions that depend only on a weighted count of territories, wherever they are.

import type { Bonus } from '@wagons/rules/scoring';
import { codeWeights } from '../kernel/countSweep.ts';
import { SIDE } from '../kernel/rows.ts';
import { lookUp } from '../kernel/sizes.ts';
import type { CardCodes, KernelTown } from '../kernel/town.ts';
import { mostTogether } from './standing.ts';

/** The weight of each territory by code, and the points of a count. */
export type CountForm = { readonly weights: Int32Array; readonly worth: (count: number) => number };

/** The count that a condition depends on; undefined for other conditions, and where the count itself is the points. */
export function countForm(bonus: Bonus): CountForm | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('divide' in bonus) {
    const form = formOf(bonus.divide);
    return form && { ...form, worth: (count) => Math.floor(form.worth(count) / bonus.by) + 0 };
  }
  const form = 'table' in bonus ? formOf(bonus.table) : undefined;
  if (!form || !('table' in bonus)) return undefined;
  const steps = bonus.steps.map(([from, worth]) => [from, worthBy(worth, form.weights)] as const);
  if (steps.some(([, worth]) => worth === undefined)) return undefined;
  return { ...form, worth: (count) => lookUp(steps, form.worth(count), undefined)?.(count) ?? 0 };
}

function formOf(bonus: Bonus): CountForm | undefined {
  const weights = codeWeights(bonus);
  return weights ? { weights, worth: (count) => count } : countForm(bonus);
}

/** A constant, or a multiple of the same count. */
function worthBy(bonus: Bonus, weights: Int32Array): CountForm['worth'] | undefined {
  if (typeof bonus === 'number') return () => bonus;
  const own = codeWeights(bonus);
  const code = weights.findIndex((weight) => weight !== 0);
  if (!own || code < 0) return undefined;
  const times = own[code]! / weights[code]!;
  return own.every((weight, i) => weight === times * weights[i]!) ? (count) => times * count + 0 : undefined;
}

export class Counted {
  readonly #form: CountForm;
  readonly #least: number;
  readonly #most: number;
  /** The range of the count once all cards but the first are placed anywhere. */
  #low = 0;
  #high = 0;
  readonly #bests = new Map<number, number>();

  constructor(form: CountForm) {
    this.#form = form;
    this.#least = Math.min(...form.weights);
    this.#most = Math.max(...form.weights);
  }

  /** Starts with a town and the cards to come; the first of them is then asked about spot by spot. */
  begin(town: KernelTown, cards: readonly CardCodes[]): void {
    const { weights } = this.#form;
    let count = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      for (let x = town.left; x <= town.right; x++) count += weights[town.cells[indexOf(x, y)]!]!;
    }
    const others = cards.slice(1);
    const laid = others.reduce((sum, card) => sum + weightOf(card, weights), 0);
    // A card covers at most the heaviest 2 × 2 area of the town, plus what other cards brought.
    const brought = cards.reduce((sum, card) => sum + gainOf(card, weights), 0);
    const covered = Math.min(4 * this.#most, mostTogether(town, weights) + brought);
    this.#low = count + laid - others.length * Math.max(0, covered);
    this.#high = count + laid - others.length * Math.min(0, 4 * this.#least);
  }

  /** The most points with the first card at a spot. */
  most(town: KernelTown, card: CardCodes, rotation: number, spot: Spot): number {
    const { weights } = this.#form;
    let change = 0;
    for (let part = 0; part < 4; part++) {
      const under = town.cells[indexOf(spot.x + (part & 1), spot.y + (part >> 1))]!;
      change += weights[card[4 * rotation + part]!]! - weights[under]!;
    }
    return this.#bestBetween(this.#low + change, this.#high + change);
  }

  #bestBetween(low: number, high: number): number {
    const key = low * 4096 + high;
    let best = this.#bests.get(key);
    if (best === undefined) {
      best = -Infinity;
      for (let count = low; count <= high; count++) best = Math.max(best, this.#form.worth(count));
      this.#bests.set(key, best);
    }
    return best;
  }
}

type Spot = { readonly x: number; readonly y: number };

const indexOf = (x: number, y: number): number => (y & 31) * SIDE + (x & 31);

const weightOf = (card: CardCodes, weights: Int32Array): number =>
  weights[card[0]!]! + weights[card[1]!]! + weights[card[2]!]! + weights[card[3]!]!;

/** The positive weights of a card. */
const gainOf = (card: CardCodes, weights: Int32Array): number =>
  card.subarray(0, 4).reduce((sum, code) => sum + Math.max(0, weights[code]!), 0);
