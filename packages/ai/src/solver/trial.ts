// One card tried on every spot of a town: the points of all placements, or only of the best.

import type { Spending } from '../budget.ts';
import type { Face } from '../kernel/faces.ts';
import { largestGroups } from '../kernel/groups.ts';
import { packSpot } from '../kernel/spot.ts';
import { Sweep } from '../kernel/sweep.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../kernel/town.ts';
import { type Aim, ALONE } from './aim.ts';
import { Forecast } from './forecast.ts';
import type { Across, Stakes } from './stakes.ts';

/** Every placement of one card, with the points of the town alone, in no particular order. */
type Tried = { readonly placements: readonly number[]; readonly alone: readonly number[] };

/** Thrown when the budget is spent, to abort the search from any depth; the solver catches it. */
export class BudgetSpent extends Error {}

/** Up to this many spots, placing the card on each is faster than a sweep over all. */
const FEW_SPOTS = 16;

const sizes = new Int16Array(6);

export class Trial {
  readonly #stakes: Stakes;
  readonly #spending: Spending;
  /** Sweeps the conditions, then the numbers that are compared. */
  readonly #sweep: Sweep;
  readonly #face: Face;
  readonly #spots = makeSpots();
  /** Twice the index of a spot, plus the rotation. */
  readonly #open = new Int32Array(FEW_SPOTS);
  readonly forecast: Forecast;

  constructor(stakes: Stakes, spending: Spending) {
    const { conditions, across } = stakes;
    this.#stakes = stakes;
    this.#spending = spending;
    this.#sweep = new Sweep([...conditions.map(({ reading }) => reading), ...(across?.readings ?? [])]);
    this.#face = new Float64Array(across?.readings.length ?? 0);
    this.forecast = new Forecast(stakes);
  }

  /** The scoring cards that compare, if there are any. */
  get across(): Across | undefined {
    return this.#stakes.across;
  }

  /** The best placement of the last call. */
  found = 0;

  /** Spends a node: one card tried on all spots of one town. */
  spend(): void {
    this.#spending.spend();
    if (this.#spending.isSpent()) throw new BudgetSpent();
  }

  /** The points of a town alone. */
  alone(town: KernelTown): number {
    let points = largestGroups(town, sizes);
    for (const { reading } of this.#stakes.conditions) points += reading.worth(town, town);
    return points;
  }

  /** The extra points of a town for an aim. */
  extra(town: KernelTown, aim: Aim): number {
    const { across } = this.#stakes;
    return across && aim !== ALONE ? aim.extra(across.face(town)) : 0;
  }

  /** Every placement with its points. */
  all(town: KernelTown, card: CardCodes): Tried {
    const placements: number[] = [];
    const alone: number[] = [];
    const count = this.#compute(town, card);
    const { grid, groups } = this.#sweep;
    for (let i = 0; i < count; i++) {
      placements.push(packSpot(grid.xs[i >> 1]!, grid.ys[i >> 1]!, i & 1));
      alone.push(groups[i]!);
    }
    return { placements, alone };
  }

  /** Sweeps a card over a town and adds all points alone up in `groups`; returns the number of placements. */
  #compute(town: KernelTown, card: CardCodes): number {
    this.spend();
    const sweep = this.#sweep;
    sweep.compute(town, card);
    const { groups, values } = sweep;
    const count = 2 * sweep.grid.spotCount;
    for (let k = 0; k < this.#stakes.conditions.length; k++) {
      const points = values[k]!;
      for (let i = 0; i < count; i++) groups[i]! += points[i]!;
    }
    return count;
  }

  /** Every placement, in no particular order. */
  placements(town: KernelTown): number[] {
    const placements: number[] = [];
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) {
      placements.push(packSpot(this.#spots[2 * (at >> 1)]!, this.#spots[2 * (at >> 1) + 1]!, at & 1));
    }
    return placements;
  }

  /** The points of the best placement for an aim. */
  best(town: KernelTown, card: CardCodes, aim: Aim): number {
    const count = this.#compute(town, card);
    const { grid, groups, values } = this.#sweep;
    const face = this.#face;
    const first = this.#stakes.conditions.length;
    let best = -Infinity;
    let where = 0;
    for (let i = 0; i < count; i++) {
      let points = groups[i]!;
      if (aim !== ALONE) {
        for (let k = 0; k < face.length; k++) face[k] = values[first + k]![i]!;
        points += aim.extra(face);
      }
      if (points <= best) continue;
      best = points;
      where = i;
    }
    this.found = packSpot(grid.xs[where >> 1]!, grid.ys[where >> 1]!, where & 1);
    return best;
  }

  /**
   * The same for the second of two cards, after a forecast for both and with the first at its i-th placement. Exact if at
   * least `bar`; otherwise an upper bound below the bar.
   */
  second(town: KernelTown, card: CardCodes, aim: Aim, bar: number, i: number): number {
    const spots = this.#spots;
    const count = town.spots(spots);
    let open = 0;
    let best = -Infinity;
    for (let at = 0; at < 2 * count; at++) {
      const bound = this.forecast.ofBoth(i, at & 1, spots[at & ~1]!, spots[at | 1]!);
      if (bound < bar) best = Math.max(best, bound);
      else if (open < FEW_SPOTS) this.#open[open++] = at;
      else return this.best(town, card, aim);
    }
    if (open > 0) this.spend();
    for (let n = 0; n < open; n++) {
      const at = this.#open[n]!;
      const [x, y] = [spots[at & ~1]!, spots[at | 1]!];
      town.place(card, at & 1, x, y);
      const points = this.alone(town) + this.extra(town, aim);
      town.undo();
      if (points <= best) continue;
      best = points;
      this.found = packSpot(x, y, at & 1);
    }
    return best;
  }
}
