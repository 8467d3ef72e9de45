// Scores one card on every spot of a town: all placements, or only the best one.

import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { Sweep } from '../../kernel/sweeps/sweep.ts';
import { largestGroups } from '../../kernel/town/largestGroups.ts';
import { type PackedSpot, packSpot, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import { type CardCodes, type KernelTown, makeSpots } from '../../kernel/town/town.ts';
import type { Spending } from '../../search/budget.ts';
import { type Objective, OWN_POINTS } from '../bounds/objective.ts';
import { PlacementBounds } from '../bounds/placementBounds.ts';
import type { Comparison, EndScoring } from '../bounds/scoring.ts';
import { TOUCHING } from '../bounds/secondCard.ts';

/** Every placement of one card with the town's own points, in no particular order. */
type ScoredPlacements = { readonly placements: readonly PackedSpot[]; readonly ownPoints: readonly number[] };

/** A placement and the points of the town with it. */
export type ScoredSpot = { readonly points: number; readonly spot: PackedSpot };

/** The second of two cards, while the first one is on one of its placements. */
type SecondPlacement = {
  readonly town: KernelTown;
  readonly card: CardCodes;
  readonly objective: Objective;
  readonly bar: number;
  readonly first: { readonly index: number; readonly spot: PackedSpot };
};

/** Thrown when the budget is spent, to abort the search at any depth. The solver catches it. */
export class BudgetSpent extends Error {}

/** Up to this many spots, placing the card on each is faster than a sweep over all. */
const FEW_SPOTS = 16;

const sizes = new Int16Array(6);

export class PlacementScorer {
  readonly #scoring: EndScoring;
  readonly #spending: Spending;
  /** Sweeps the separable conditions, then the features that are compared. */
  readonly #sweep: Sweep;
  readonly #features: Features;
  readonly #spots = makeSpots();
  /** Placements of the second card that reach the bar: twice the index of a spot, plus the rotation. */
  readonly #open = new Int32Array(FEW_SPOTS);
  readonly bounds: PlacementBounds;

  constructor(scoring: EndScoring, spending: Spending) {
    const { separable, comparison } = scoring;
    this.#scoring = scoring;
    this.#spending = spending;
    this.#sweep = new Sweep([
      ...separable.map(({ compiled }) => compiled),
      ...(comparison?.conditions ?? []),
    ]);
    this.#features = new Float64Array(comparison?.conditions.length ?? 0);
    this.bounds = new PlacementBounds(scoring);
  }

  /** The scoring cards that compare, if there are any. */
  get comparison(): Comparison | undefined {
    return this.#scoring.comparison;
  }

  /** Spends a node: one card tried on all spots of one town. */
  spend(): void {
    this.#spending.spend();
    if (this.#spending.isSpent()) throw new BudgetSpent();
  }

  /** The points of a town that don't depend on the rival's town. */
  ownPoints(town: KernelTown): number {
    let points = largestGroups(town, sizes);
    for (const { compiled } of this.#scoring.separable) points += compiled.points(town, town);
    return points;
  }

  /** The points of a town for an objective besides its own points. */
  comparedPoints(town: KernelTown, objective: Objective): number {
    const { comparison } = this.#scoring;
    return comparison && objective !== OWN_POINTS ? objective.points(comparison.features(town)) : 0;
  }

  /** Every placement with its own points. */
  all(town: KernelTown, card: CardCodes): ScoredPlacements {
    const placements: PackedSpot[] = [];
    const ownPoints: number[] = [];
    const count = this.#compute(town, card);
    const { groups } = this.#sweep;
    for (let i = 0; i < count; i++) {
      placements.push(this.#spotOf(i));
      ownPoints.push(groups[i]!);
    }
    return { placements, ownPoints };
  }

  /** Every placement, in no particular order. */
  placements(town: KernelTown): PackedSpot[] {
    const placements: PackedSpot[] = [];
    const count = town.spots(this.#spots);
    for (let at = 0; at < 2 * count; at++) {
      placements.push(packSpot(this.#spots[2 * (at >> 1)]!, this.#spots[2 * (at >> 1) + 1]!, at & 1));
    }
    return placements;
  }

  /** The best placement for an objective. */
  best(town: KernelTown, card: CardCodes, objective: Objective): ScoredSpot {
    const count = this.#compute(town, card);
    const { groups, values } = this.#sweep;
    const features = this.#features;
    const first = this.#scoring.separable.length;
    let best = -Infinity;
    let where = 0;
    for (let i = 0; i < count; i++) {
      let points = groups[i]!;
      if (objective !== OWN_POINTS) {
        for (let k = 0; k < features.length; k++) features[k] = values[first + k]![i]!;
        points += objective.points(features);
      }
      if (points <= best) continue;
      best = points;
      where = i;
    }
    return { points: best, spot: this.#spotOf(where) };
  }

  /** The i-th placement of the last sweep. */
  #spotOf(i: number): PackedSpot {
    const { xs, ys } = this.#sweep.grid;
    return packSpot(xs[i >> 1]!, ys[i >> 1]!, i & 1);
  }

  /** Sweeps a card over a town and adds all own points up in `groups`; returns the number of placements. */
  #compute(town: KernelTown, card: CardCodes): number {
    this.spend();
    const sweep = this.#sweep;
    sweep.compute(town, card);
    const { groups, values } = sweep;
    const count = 2 * sweep.grid.spotCount;
    for (let k = 0; k < this.#scoring.separable.length; k++) {
      const points = values[k]!;
      for (let i = 0; i < count; i++) groups[i]! += points[i]!;
    }
    return count;
  }

  /**
   * The best placement of the second of two cards, after bounds were computed for both. The points are exact if they
   * reach the bar, and an upper bound below it if not; then the spot is meaningless.
   */
  bestSecond({ town, card, objective, bar, first }: SecondPlacement): ScoredSpot {
    const spots = this.#spots;
    const isOpenApart = this.bounds.isOpenApart(first.index);
    const count = isOpenApart ? town.spots(spots) : this.#touchingSpots(first.spot);
    let open = 0;
    let best = isOpenApart ? -Infinity : bar - 1;
    for (let at = 0; at < 2 * count; at++) {
      const bound = this.bounds.ofPair(first.index, at & 1, spots[at & ~1]!, spots[at | 1]!);
      if (bound < bar) best = Math.max(best, bound);
      else if (open < FEW_SPOTS) this.#open[open++] = at;
      else return this.best(town, card, objective);
    }
    if (open > 0) this.spend();
    let spot = 0;
    for (let n = 0; n < open; n++) {
      const at = this.#open[n]!;
      const x = spots[at & ~1]!;
      const y = spots[at | 1]!;
      town.place(card, at & 1, x, y);
      const points = this.ownPoints(town) + this.comparedPoints(town, objective);
      town.undo();
      if (points <= best) continue;
      best = points;
      spot = packSpot(x, y, at & 1);
    }
    return { points: best, spot };
  }

  /** Writes the spots that touch a card into `spots`; returns how many. */
  #touchingSpots(first: PackedSpot): number {
    const spots = this.#spots;
    let count = 0;
    for (const [right, down] of TOUCHING) {
      spots[2 * count] = xOf(first) + right;
      spots[2 * count + 1] = yOf(first) + down;
      count++;
    }
    return count;
  }
}
