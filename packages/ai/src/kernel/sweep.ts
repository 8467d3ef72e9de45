// Every placement of a card on a town, scored: groups and conditions by what changes, kind by kind over all spots.

import { Grid } from './grid.ts';
import { terrainGroups } from './groupColumns.ts';
import type { Reading } from './reading.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from './town.ts';

export class Sweep {
  readonly #readings: readonly Reading[];
  /** Those of which no faster way is known than laying the card. */
  readonly #laid: readonly number[];
  readonly #now: Float64Array<ArrayBuffer>;
  /** What the readings of the town are before a card lies, and of which town that is true. */
  readonly #before: Float64Array<ArrayBuffer>;
  #version = 0;

  /** The town with the spots where the card may lie. */
  readonly grid = new Grid();
  /** By placement, each spot upright and then upside down: the sum of the groups, and of every reading its value. */
  readonly groups = new Float64Array(MOST_PLACEMENTS);
  readonly values: ReadonlyArray<Float64Array<ArrayBuffer>>;

  constructor(readings: readonly Reading[]) {
    this.#readings = readings;
    this.#laid = [...readings.keys()].filter((k) => !readings[k]!.sweep);
    this.#now = new Float64Array(readings.length);
    this.#before = new Float64Array(readings.length);
    this.values = readings.map(() => new Float64Array(MOST_PLACEMENTS));
  }

  /** The readings of the placement being shown, in their order. */
  get readings(): Float64Array<ArrayBuffer> {
    return this.#now;
  }

  /**
   * Shows every placement of a card, in the order of `legalMoves`: where, which way up, and the sum of the groups;
   * `readings` tells the numbers. The town itself stays as it is.
   */
  run(
    town: KernelTown,
    card: CardCodes,
    show: (x: number, y: number, rotation: number, groups: number) => void,
  ): void {
    const { groups, values } = this;
    const { xs, ys } = this.grid;
    const now = this.#now;
    this.compute(town, card);
    for (let i = 0; i < 2 * this.grid.spotCount; i++) {
      for (let k = 0; k < values.length; k++) now[k] = values[k]![i]!;
      show(xs[i >> 1]!, ys[i >> 1]!, i & 1, groups[i]!);
    }
  }

  /** Finds the spots of a card and computes `groups` and `values` for every placement. */
  compute(town: KernelTown, card: CardCodes): void {
    const { grid } = this;
    const readings = this.#readings;
    grid.show(town);
    grid.findSpots();
    terrainGroups.sweep(grid, card, this.groups);
    const isNew = this.#version !== grid.version;
    this.#version = grid.version;
    for (let k = 0; k < readings.length; k++) {
      const { worth, sweep } = readings[k]!;
      if (isNew) this.#before[k] = worth(town, town);
      if (sweep) sweep.sweep(grid, card, this.#before[k]!, this.values[k]!);
    }
    if (this.#laid.length > 0) this.#layEverywhere(town, card);
  }

  /** Lays the card on every spot where a reading that needs it may change. */
  #layEverywhere(town: KernelTown, card: CardCodes): void {
    const { values } = this;
    const { xs, ys, spotCount } = this.grid;
    const { cells } = town;
    for (let i = 0; i < 2 * spotCount; i++) {
      const x = xs[i >> 1]!;
      const y = ys[i >> 1]!;
      const at = 4 * (i & 1);
      const row = (y & 31) << 5;
      const below = ((y + 1) & 31) << 5;
      const a = cells[row | (x & 31)]!;
      const b = cells[row | ((x + 1) & 31)]!;
      const c = cells[below | (x & 31)]!;
      const d = cells[below | ((x + 1) & 31)]!;
      let isLaid = false;
      for (const k of this.#laid) {
        const { worth, likeness } = this.#readings[k]!;
        const isAlike =
          likeness[a] === likeness[card[at]!] &&
          likeness[b] === likeness[card[at + 1]!] &&
          likeness[c] === likeness[card[at + 2]!] &&
          likeness[d] === likeness[card[at + 3]!];
        if (!isAlike && !isLaid) {
          town.place(card, i & 1, x, y);
          isLaid = true;
        }
        values[k]![i] = isAlike ? this.#before[k]! : worth(town, town);
      }
      if (isLaid) town.undo();
    }
  }
}
