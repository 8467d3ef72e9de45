// Sweep for round holes: empty cells with territories on all sides and corners.
//
// A card that doesn't cover the hole itself covers at most two of the eight cells around it. So only an empty cell with
// at most two empty cells around it can become a hole, and only from a few spots.

import type { Bonus } from '@wagons/rules/scoring';
import { isSized, pointsBySizeOf, pointsForSize } from '../conditions/pointsBySize.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { STRIDE } = sheet;

const AROUND = Int8Array.of(-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1);
/** Index offsets from a cell to the four spots whose card covers it. */
const COVERING = Int8Array.of(0, -1, -STRIDE, -STRIDE - 1);
const MOST_MISSING = 2;

export function roundHoleSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('each' in bonus) || !isSized(bonus.each)) return undefined;
  const { each } = bonus;
  if (!('space' in each) || !each.corners || each.space.atMost !== 1) return undefined;
  return new RoundHoleSweep(pointsForSize(pointsBySizeOf(each, bonus), 1));
}

class RoundHoleSweep implements ConditionSweep {
  readonly #points: number;
  /** The holes, and the cells that can become one, with their one or two empty neighbors. */
  readonly #holes: number[] = [];
  readonly #candidates: Array<readonly [cell: number, missing: number, other: number]> = [];
  #version = 0;

  constructor(points: number) {
    this.#points = points;
  }

  sweep(grid: Grid, _card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spotAt, spotCount } = grid;
    values.fill(now, 0, 2 * spotCount);
    const add = (spot: number, points: number): void => {
      values[2 * spot]! += points;
      values[2 * spot + 1]! += points;
    };
    // Values written for illegal spots are discarded.
    for (const hole of this.#holes) for (const way of COVERING) add(spotAt[hole + way]!, -this.#points);
    for (const [cell, missing, other] of this.#candidates) {
      for (const way of COVERING) {
        const at = missing + way;
        if (covers(at, other) && !covers(at, cell)) add(spotAt[at]!, this.#points);
      }
    }
  }

  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    this.#holes.length = 0;
    this.#candidates.length = 0;
    for (let i = 0; i < count; i++) {
      // Every candidate has a territory on its left or above it.
      const right = occupied[i]! + 1;
      if (codes[right] === 0) this.#inspect(codes, right);
      const below = occupied[i]! + STRIDE;
      if (codes[below] === 0 && codes[below - 1] === 0) this.#inspect(codes, below);
    }
  }

  #inspect(codes: Uint8Array, cell: number): void {
    const missing: number[] = [];
    for (const way of AROUND) {
      if (codes[cell + way] !== 0) continue;
      if (missing.push(cell + way) > MOST_MISSING) return;
    }
    const [one, other] = missing;
    if (one === undefined) this.#holes.push(cell);
    else this.#candidates.push([cell, one, other ?? one]);
  }
}

/** Whether a card on a spot covers a cell. */
function covers(spot: number, cell: number): boolean {
  const away = cell - spot;
  return away === 0 || away === 1 || away === STRIDE || away === STRIDE + 1;
}
