// Upper bound for conditions that depend only on a weighted count of territories, wherever they are.

import type { Bonus } from '@wagons/rules/scoring';
import { codeWeights } from '../../kernel/conditions/crossWeight.ts';
import { lookUp } from '../../kernel/conditions/pointsBySize.ts';
import { torus } from '../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';

const { cellIndex } = torus;

/** The weight of each territory by code, and the points of a count. */
export type CountForm = { readonly weights: Int32Array; readonly points: (count: number) => number };

/** The count that a condition depends on; undefined for other conditions, and if the count itself is the points. */
export function countFormOf(bonus: Bonus): CountForm | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('divide' in bonus) {
    const form = innerForm(bonus.divide);
    return form && { ...form, points: (count) => Math.floor(form.points(count) / bonus.by) + 0 };
  }
  const form = 'table' in bonus ? innerForm(bonus.table) : undefined;
  if (!form || !('table' in bonus)) return undefined;
  const steps = bonus.steps.map(([from, branch]) => [from, pointsByCount(branch, form.weights)] as const);
  if (steps.some(([, points]) => points === undefined)) return undefined;
  return { ...form, points: (count) => lookUp(steps, form.points(count), undefined)?.(count) ?? 0 };
}

function innerForm(bonus: Bonus): CountForm | undefined {
  const weights = codeWeights(bonus);
  return weights ? { weights, points: (count) => count } : countFormOf(bonus);
}

/** A constant, or a multiple of the same count. */
function pointsByCount(bonus: Bonus, weights: Int32Array): CountForm['points'] | undefined {
  if (typeof bonus === 'number') return () => bonus;
  const own = codeWeights(bonus);
  const code = weights.findIndex((weight) => weight !== 0);
  if (!own || code < 0) return undefined;
  const times = own[code]! / weights[code]!;
  return own.every((weight, i) => weight === times * weights[i]!) ? (count) => times * count + 0 : undefined;
}

export class CountBound {
  readonly #form: CountForm;
  readonly #least: number;
  readonly #most: number;
  #cells: Uint8Array = new Uint8Array();
  /** The range of the count after all cards except the first are placed anywhere. */
  #low = 0;
  #high = 0;
  readonly #maxima = new Map<number, number>();

  constructor(form: CountForm) {
    this.#form = form;
    this.#least = Math.min(...form.weights);
    this.#most = Math.max(...form.weights);
  }

  /** Starts with a town and the cards to be placed; `upperBound` then places the first of them. */
  begin(town: KernelTown, cards: readonly CardCodes[]): void {
    const { weights } = this.#form;
    this.#cells = town.cells;
    let count = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      for (let x = town.left; x <= town.right; x++) count += weights[town.cells[cellIndex(x, y)]!]!;
    }
    const others = cards.slice(1);
    const added = others.reduce((sum, card) => sum + weightOf(card, weights), 0);
    // A card covers at most the heaviest footprint of the town, plus what other cards added.
    const positive = cards.reduce((sum, card) => sum + positiveWeightOf(card, weights), 0);
    const covered = Math.min(4 * this.#most, heaviestFootprint(town, weights) + positive);
    this.#low = count + added - others.length * Math.max(0, covered);
    this.#high = count + added - others.length * Math.min(0, 4 * this.#least);
  }

  /** The most points with the first card at a spot. */
  upperBound(card: CardCodes, rotation: number, x: number, y: number): number {
    const { weights } = this.#form;
    let change = 0;
    for (let part = 0; part < 4; part++) {
      const under = this.#cells[cellIndex(x + (part & 1), y + (part >> 1))]!;
      change += weights[card[4 * rotation + part]!]! - weights[under]!;
    }
    return this.#maximum(this.#low + change, this.#high + change);
  }

  /** The most points of any count between two bounds. */
  #maximum(low: number, high: number): number {
    const key = low * 4096 + high;
    let most = this.#maxima.get(key);
    if (most === undefined) {
      most = -Infinity;
      for (let count = low; count <= high; count++) most = Math.max(most, this.#form.points(count));
      this.#maxima.set(key, most);
    }
    return most;
  }
}

const weightOf = (card: CardCodes, weights: Int32Array): number =>
  weights[card[0]!]! + weights[card[1]!]! + weights[card[2]!]! + weights[card[3]!]!;

const positiveWeightOf = (card: CardCodes, weights: Int32Array): number =>
  card.subarray(0, 4).reduce((sum, code) => sum + Math.max(0, weights[code]!), 0);

/** The largest total weight of two by two cells of a town. */
export function heaviestFootprint(
  { cells, left, top, right, bottom }: KernelTown,
  weights: Uint8Array | Int32Array,
): number {
  let most = 0;
  for (let y = top - 1; y <= bottom; y++) {
    for (let x = left - 1; x <= right; x++) {
      const weight =
        weights[cells[cellIndex(x, y)]!]! +
        weights[cells[cellIndex(x + 1, y)]!]! +
        weights[cells[cellIndex(x, y + 1)]!]! +
        weights[cells[cellIndex(x + 1, y + 1)]!]!;
      if (weight > most) most = weight;
    }
  }
  return most;
}
