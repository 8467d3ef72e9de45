// Every placement of a card on a town, scored: groups by what changes, conditions only where something they ask for does.

import type { Worth } from './compile.ts';
import { GroupSweep } from './groupSweep.ts';
import type { Likeness } from './likeness.ts';
import { SIDE } from './rows.ts';
import { type CardCodes, type KernelTown, makeSpots } from './town.ts';

/** A number of one town, and which territories are alike to it. */
export type Reading = { readonly worth: Worth; readonly likeness: Likeness };

export class Sweep {
  readonly #groups = new GroupSweep();
  readonly #spots = makeSpots();
  readonly #readings: readonly Reading[];
  readonly #values: Float64Array<ArrayBuffer>;
  readonly #now: Float64Array<ArrayBuffer>;

  constructor(readings: readonly Reading[]) {
    this.#readings = readings;
    this.#values = new Float64Array(readings.length);
    this.#now = new Float64Array(readings.length);
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
    const readings = this.#readings;
    for (let i = 0; i < readings.length; i++) this.#values[i] = readings[i]!.worth(town, town);
    this.#groups.begin(town);
    const { cells } = town;
    const count = town.spots(this.#spots);
    for (let i = 0; i < count; i++) {
      const x = this.#spots[2 * i]!;
      const y = this.#spots[2 * i + 1]!;
      const row = (y & 31) * SIDE;
      const nextRow = ((y + 1) & 31) * SIDE;
      const column = x & 31;
      const nextColumn = (x + 1) & 31;
      const a = cells[row + column]!;
      const b = cells[row + nextColumn]!;
      const c = cells[nextRow + column]!;
      const d = cells[nextRow + nextColumn]!;
      for (let rotation = 0; rotation < 2; rotation++) {
        const groups = this.#groups.with(town, card, rotation, x, y);
        const at = 4 * rotation;
        let laid = false;
        for (let k = 0; k < readings.length; k++) {
          const { worth, likeness } = readings[k]!;
          if (
            likeness[a] === likeness[card[at]!] &&
            likeness[b] === likeness[card[at + 1]!] &&
            likeness[c] === likeness[card[at + 2]!] &&
            likeness[d] === likeness[card[at + 3]!]
          ) {
            this.#now[k] = this.#values[k]!;
            continue;
          }
          if (!laid) town.place(card, rotation, x, y);
          laid = true;
          this.#now[k] = worth(town, town);
        }
        if (laid) town.undo();
        show(x, y, rotation, groups);
      }
    }
  }
}
