// What a condition is worth after one more card on each of many spots, without laying the card.

import type { Grid } from './grid.ts';
import type { CardCodes } from './town.ts';

export type ConditionSweep = {
  /**
   * Writes the value of every placement on the spots of the grid into `values`, each spot upright and then upside down.
   * `now` is the value of the town as it lies.
   */
  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void;
};
