// The potential of a town after one more card, for every placement at once.

import type { Bonus } from '@wagons/rules/scoring';
import type { Grid } from '../../kernel/town/grid.ts';
import { type CardCodes, MOST_PLACEMENTS } from '../../kernel/town/town.ts';
import { easierThan } from './easier.ts';
import { makePotential, type PotentialBySize } from './potential.ts';
import { addShapeWorth } from './shapeSweep.ts';

export class PotentialSweep {
  /** The easier versions of the conditions that look at one town. They have to be swept as well. */
  readonly easier: readonly Bonus[];
  /** By placement: the potential, up to a constant of the town and the card. */
  readonly values = new Float64Array(MOST_PLACEMENTS);
  readonly #potential: PotentialBySize;
  /** By weight of a condition: which column it is for, own conditions first, then their easier versions. */
  readonly #columns: readonly number[];

  /** `alone` are the scoring cards of the center that look at one town. */
  constructor(center: readonly Bonus[], alone: readonly Bonus[]) {
    const versions = alone.map(easierThan);
    this.easier = versions.flat();
    this.#potential = makePotential(center, alone);
    let next = alone.length;
    this.#columns = versions.flatMap((easier, k) => [k, ...easier.map(() => next++)]);
  }

  /** Computes `values`, given the largest groups and the columns of all conditions. */
  compute(grid: Grid, card: CardCodes, largestGroups: Float64Array, columns: readonly Float64Array[]): void {
    const { values } = this;
    const { shape, groups, own } = this.#potential(grid.town.size + 1);
    const count = 2 * grid.spotCount;
    for (let i = 0; i < count; i++) values[i] = groups * largestGroups[i]!;
    for (let k = 0; k < own.length; k++) {
      const weight = own[k]!;
      const column = columns[this.#columns[k]!]!;
      for (let i = 0; i < count; i++) values[i]! += weight * column[i]!;
    }
    addShapeWorth(grid, card, shape, values);
  }
}
