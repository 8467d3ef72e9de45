// The interface of all sweeps: the value of a condition after one more card on every spot, without placing the card.

import type { Grid } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';

export type ConditionSweep = {
  /**
   * Writes the value for every placement on the spots of the grid into `values`: each spot upright, then upside down.
   * `now` is the value of the town without the card.
   */
  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void;
};
