// What one card alone does to the largest groups of a town, exactly, for every spot.
//
// A terrain that no other card has can't grow any further, so for such terrains the change by one card is also a bound
// for all cards together.

import { Grid } from '../../../kernel/town/grid.ts';
import { type CountedKeys, terrainGroups } from '../../../kernel/sweeps/groupSweep.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from '../../../kernel/town/town.ts';

/** A town on a grid, shared by the cards that are tried on it. */
export class GroupGrid {
  readonly grid = new Grid();

  show(town: KernelTown): void {
    this.grid.show(town);
    this.grid.findSpots();
  }

  /** The number of the spot at x, y; −1 if a card there would not touch the town. */
  spotAt(x: number, y: number): number {
    const { town } = this.grid;
    if (x < town.left - 2 || x > town.right + 1 || y < town.top - 2 || y > town.bottom + 1) return -1;
    const spot = this.grid.spotAt[this.grid.at(x, y)]!;
    return spot < this.grid.spotCount ? spot : -1;
  }
}

export class ExactGroups {
  readonly #grid: GroupGrid;
  readonly #changes = new Float64Array(MOST_PLACEMENTS);
  /** The change by a card that touches nothing, by rotation; both are the same. */
  #alone = 0;

  constructor(grid: GroupGrid) {
    this.#grid = grid;
  }

  /** Starts with a card on the town of the grid. */
  begin(card: CardCodes, counted: CountedKeys): void {
    terrainGroups.changes(this.#grid.grid, card, counted, this.#changes);
    this.#alone = terrainGroups.changeAlone(card, counted.full);
  }

  /** The change by the card at a spot. */
  at(rotation: number, x: number, y: number): number {
    const spot = this.#grid.spotAt(x, y);
    return spot < 0 ? this.#alone : this.#changes[2 * spot + rotation]!;
  }
}
