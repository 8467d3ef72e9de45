// Scores every placement of a card on a town: the groups and each condition are swept over all spots, one after another.

import { Grid } from '../town/grid.ts';
import { torus } from '../town/rows.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from '../town/town.ts';
import type { CompiledCondition } from './compiledCondition.ts';
import { terrainGroups } from './groupSweep.ts';

const { cellIndex } = torus;

export class Sweep {
  readonly #conditions: readonly CompiledCondition[];
  /** The conditions without a sweep of their own: the card is really placed for them. */
  readonly #unswept: readonly number[];
  readonly #current: Float64Array<ArrayBuffer>;
  /** The values without the card, and the version of the grid they belong to. */
  readonly #before: Float64Array<ArrayBuffer>;
  #version = 0;

  /** The town with the spots of the card. */
  readonly grid = new Grid();
  /** By placement, each spot upright, then upside down: the sum of the largest groups. */
  readonly groups = new Float64Array(MOST_PLACEMENTS);
  /** By condition and placement: its value. */
  readonly values: ReadonlyArray<Float64Array<ArrayBuffer>>;

  constructor(conditions: readonly CompiledCondition[]) {
    this.#conditions = conditions;
    this.#unswept = [...conditions.keys()].filter((k) => !conditions[k]!.sweep);
    this.#current = new Float64Array(conditions.length);
    this.#before = new Float64Array(conditions.length);
    this.values = conditions.map(() => new Float64Array(MOST_PLACEMENTS));
  }

  /** The values of all conditions for the placement passed to the callback of `run`. */
  get current(): Float64Array<ArrayBuffer> {
    return this.#current;
  }

  /** Calls `visit` for every placement of a card, in the order of `legalMoves`. The town stays unchanged. */
  run(
    town: KernelTown,
    card: CardCodes,
    visit: (x: number, y: number, rotation: number, groups: number) => void,
  ): void {
    const { groups, values } = this;
    const { xs, ys } = this.grid;
    const current = this.#current;
    this.compute(town, card);
    for (let i = 0; i < 2 * this.grid.spotCount; i++) {
      for (let k = 0; k < values.length; k++) current[k] = values[k]![i]!;
      visit(xs[i >> 1]!, ys[i >> 1]!, i & 1, groups[i]!);
    }
  }

  /** Computes `groups` and `values` for every placement of a card. */
  compute(town: KernelTown, card: CardCodes): void {
    const { grid } = this;
    const conditions = this.#conditions;
    grid.show(town);
    grid.findSpots();
    terrainGroups.sweep(grid, card, this.groups);
    const isNew = this.#version !== grid.version;
    this.#version = grid.version;
    for (let k = 0; k < conditions.length; k++) {
      const { points, sweep } = conditions[k]!;
      if (isNew) this.#before[k] = points(town, town);
      if (sweep) sweep.sweep(grid, card, this.#before[k]!, this.values[k]!);
    }
    if (this.#unswept.length > 0) this.#placeEverywhere(town, card);
  }

  /** Places the card on every spot where the value of an unswept condition may change. */
  #placeEverywhere(town: KernelTown, card: CardCodes): void {
    const { values } = this;
    const { xs, ys, spotCount } = this.grid;
    const { cells } = town;
    for (let i = 0; i < 2 * spotCount; i++) {
      const x = xs[i >> 1]!;
      const y = ys[i >> 1]!;
      const at = 4 * (i & 1);
      const a = cells[cellIndex(x, y)]!;
      const b = cells[cellIndex(x + 1, y)]!;
      const c = cells[cellIndex(x, y + 1)]!;
      const d = cells[cellIndex(x + 1, y + 1)]!;
      let isPlaced = false;
      for (const k of this.#unswept) {
        const { points, classes } = this.#conditions[k]!;
        const isUnchanged =
          classes[a] === classes[card[at]!] &&
          classes[b] === classes[card[at + 1]!] &&
          classes[c] === classes[card[at + 2]!] &&
          classes[d] === classes[card[at + 3]!];
        if (!isUnchanged && !isPlaced) {
          town.place(card, i & 1, x, y);
          isPlaced = true;
        }
        values[k]![i] = isUnchanged ? this.#before[k]! : points(town, town);
      }
      if (isPlaced) town.undo();
    }
  }
}
