// Sweeps for conditions that count territories wherever they are: the rotation doesn't matter.

import type { Bonus } from '@wagons/rules/scoring';
import { codeWeights } from '../conditions/crossWeight.ts';
import { pointsOf } from '../conditions/structure.ts';
import { CODE_COUNT, iconName, terrainName } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { STRIDE } = sheet;

export function countSweepOf(bonus: Bonus): ConditionSweep | undefined {
  const weights = codeWeights(bonus);
  if (weights) return new WeightSweep(weights);
  if (typeof bonus === 'number' || !('each' in bonus) || !('set' in bonus.each)) return undefined;
  return new SetSweep(bonus.each.set, pointsOf(bonus));
}

class WeightSweep implements ConditionSweep {
  readonly #weights: Int32Array<ArrayBuffer>;

  constructor(weights: Int32Array<ArrayBuffer>) {
    this.#weights = weights;
  }

  sweep({ codes, spots, spotCount }: Grid, card: CardCodes, now: number, values: Float64Array): void {
    const weights = this.#weights;
    const placed = now + weights[card[0]!]! + weights[card[1]!]! + weights[card[2]!]! + weights[card[3]!]!;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const value =
        placed -
        weights[codes[at]!]! -
        weights[codes[at + 1]!]! -
        weights[codes[at + STRIDE]!]! -
        weights[codes[at + STRIDE + 1]!]!;
      values[2 * i] = value;
      values[2 * i + 1] = value;
    }
  }
}

/** Sets of terrains or icons. */
class SetSweep implements ConditionSweep {
  /** By code: the index of its word in the set; the size of the set for territories that have none of them. */
  readonly #words: Uint8Array<ArrayBuffer>;
  readonly #size: number;
  readonly #points: number;
  /** How many of each word there are with the card; the last entry is for territories outside of the set. */
  readonly #counts = new Int16Array(7);

  constructor(set: readonly string[], points: number) {
    this.#words = Uint8Array.from({ length: CODE_COUNT }, (_, code) => {
      const at = Math.max(set.indexOf(terrainName(code) ?? ''), set.indexOf(iconName(code) ?? ''));
      return at < 0 ? set.length : at;
    });
    this.#size = set.length;
    this.#points = points;
  }

  sweep(grid: Grid, card: CardCodes, _now: number, values: Float64Array): void {
    const { codes, occupied, spots, spotCount } = grid;
    const words = this.#words;
    const counts = this.#counts;
    const size = this.#size;
    const points = this.#points;
    counts.fill(0);
    for (let i = 0; i < grid.count; i++) counts[words[codes[occupied[i]!]!]!]!++;
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
