// Conditions that only count what lies, wherever it lies: the same both ways up, after one more card on every spot.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';
import type { ConditionSweep } from './conditionSweep.ts';
import { codeTest } from './crossWeight.ts';
import { type Grid, STRIDE } from './grid.ts';
import { pointsOf } from './parts.ts';
import type { CardCodes } from './town.ts';

const CODES = 37;

export function countSweepOf(bonus: Bonus): ConditionSweep | undefined {
  const weights = codeWeights(bonus);
  if (weights) return new WeightSweep(weights);
  if (typeof bonus === 'number' || !('each' in bonus) || !('set' in bonus.each)) return undefined;
  return new SetSweep(bonus.each.set, pointsOf(bonus));
}

/** What each territory adds, by code, where nothing else matters; undefined for other conditions. */
export function codeWeights(bonus: Bonus): Int32Array<ArrayBuffer> | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('sum' in bonus) {
    const parts = bonus.sum.map(codeWeights);
    if (parts.includes(undefined)) return undefined;
    return Int32Array.from({ length: CODES }, (_, code) =>
      parts.reduce((sum, part) => sum + (part?.[code] ?? 0), 0),
    );
  }
  const test = 'each' in bonus && 'cell' in bonus.each ? codeTest(bonus.each.cell) : undefined;
  const points = 'each' in bonus ? pointsOf(bonus) : 0;
  return test && Int32Array.from({ length: CODES }, (_, code) => (test(code) ? points : 0));
}

class WeightSweep implements ConditionSweep {
  readonly #weights: Int32Array<ArrayBuffer>;

  constructor(weights: Int32Array<ArrayBuffer>) {
    this.#weights = weights;
  }

  sweep({ codes, spots, spotCount }: Grid, card: CardCodes, now: number, values: Float64Array): void {
    const weights = this.#weights;
    const laid = now + weights[card[0]!]! + weights[card[1]!]! + weights[card[2]!]! + weights[card[3]!]!;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const value =
        laid -
        weights[codes[at]!]! -
        weights[codes[at + 1]!]! -
        weights[codes[at + STRIDE]!]! -
        weights[codes[at + STRIDE + 1]!]!;
      values[2 * i] = value;
      values[2 * i + 1] = value;
    }
  }
}

/** Sets of words: by code, which word of the set a territory bears. */
class SetSweep implements ConditionSweep {
  readonly #words: Uint8Array<ArrayBuffer>;
  readonly #size: number;
  readonly #points: number;
  /** How many of each word there are with the card, and one number more for what is not in the set. */
  readonly #counts = new Int16Array(7);

  constructor(set: readonly string[], points: number) {
    this.#words = Uint8Array.from({ length: CODES }, (_, code) => {
      const terrain = TERRAINS[Math.floor((code - 1) / 6)] ?? '';
      const icon = ICONS[(code + 5) % 6] ?? '';
      const at = code === 0 ? -1 : Math.max(set.indexOf(terrain), set.indexOf(icon));
      return at < 0 ? set.length : at;
    });
    this.#size = set.length;
    this.#points = points;
  }

  sweep(grid: Grid, card: CardCodes, _now: number, values: Float64Array): void {
    const { codes, lying, spots, spotCount } = grid;
    const words = this.#words;
    const counts = this.#counts;
    const size = this.#size;
    const points = this.#points;
    counts.fill(0);
    for (let i = 0; i < grid.count; i++) counts[words[codes[lying[i]!]!]!]!++;
    for (let part = 0; part < 4; part++) counts[words[card[part]!]!]!++;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const a = words[codes[at]!]!;
      const b = words[codes[at + 1]!]!;
      const c = words[codes[at + STRIDE]!]!;
      const d = words[codes[at + STRIDE + 1]!]!;
      counts[a]!--;
      counts[b]!--;
      counts[c]!--;
      counts[d]!--;
      let least = counts[0]!;
      for (let word = 1; word < size; word++) {
        const fewer = counts[word]! - least;
        least += fewer & (fewer >> 31);
      }
      counts[a]!++;
      counts[b]!++;
      counts[c]!++;
      counts[d]!++;
      values[2 * i] = points * least + 0;
      values[2 * i + 1] = points * least + 0;
    }
  }
}
