// Evaluates towns for the search: points that a town scores on its own, and features for what it scores against another.

import type { CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Features } from '../kernel/conditions/featureLeads.ts';
import { compileFeatures } from '../kernel/conditions/features.ts';
import { looksAcross } from '../kernel/conditions/structure.ts';
import { compileCondition } from '../kernel/sweeps/compiledCondition.ts';
import { Sweep } from '../kernel/sweeps/sweep.ts';
import { largestGroups } from '../kernel/town/largestGroups.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from '../kernel/town/town.ts';

export type Evaluator = {
  /** The points of the largest groups and of the scoring cards that look at one town only. */
  readonly ownPoints: (town: KernelTown) => number;
  /** Whether a scoring card compares the towns. */
  readonly compares: boolean;
  readonly features: (town: KernelTown) => Features;
  /** The points of the comparing cards for the first town minus those for the second. */
  readonly lead: (own: Features, rival: Features) => number;
  /** Calls `visit` for every placement of a card with its own points; `currentFeatures` are then the features. */
  readonly tryCard: (
    town: KernelTown,
    card: CardCodes,
    visit: (x: number, y: number, rotation: number, ownPoints: number) => void,
  ) => void;
  /** The features of the placement being visited. Copy them to keep them. */
  readonly currentFeatures: Features;
};

const sizes = new Int16Array(6);
/** Stands in for a missing scoring card. */
const ZEROS = new Float64Array(MOST_PLACEMENTS);

/** An evaluator for these scoring cards; undefined if one of them depends on both towns cell by cell. */
export function makeEvaluator(deck: Deck, center: readonly CardId[]): Evaluator | undefined {
  const bonuses = center.map((card) => cardOf(deck, card).bonus);
  const comparing = bonuses.filter(looksAcross);
  const scoring = compileFeatures(comparing);
  if (!scoring) return undefined;
  const own = bonuses.filter((bonus) => !looksAcross(bonus)).map(compileCondition);
  const sweep = new Sweep([...own, ...scoring.parts.map(compileCondition)]);
  const currentFeatures = new Float64Array(scoring.parts.length);
  return {
    ownPoints(town) {
      let points = largestGroups(town, sizes);
      for (const condition of own) points += condition.points(town, town);
      return points;
    },
    compares: comparing.length > 0,
    features: scoring.read,
    lead: scoring.lead,
    tryCard(town, card, visit) {
      sweep.compute(town, card);
      const { grid, groups, values } = sweep;
      const { xs, ys } = grid;
      const count = 2 * grid.spotCount;
      // There are three scoring cards: with zeros in place of those that compare, a single pass adds all of them.
      for (let k = 3; k < own.length; k++) {
        for (let i = 0; i < count; i++) groups[i]! += values[k]![i]!;
      }
      const a = own.length > 0 ? values[0]! : ZEROS;
      const b = own.length > 1 ? values[1]! : ZEROS;
      const c = own.length > 2 ? values[2]! : ZEROS;
      const parts = currentFeatures.length;
      const compared = values[own.length] ?? ZEROS;
      for (let i = 0; i < count; i++) {
        if (parts > 0) currentFeatures[0] = compared[i]!;
        for (let k = 1; k < parts; k++) currentFeatures[k] = values[own.length + k]![i]!;
        visit(xs[i >> 1]!, ys[i >> 1]!, i & 1, groups[i]! + a[i]! + b[i]! + c[i]!);
      }
    },
    currentFeatures,
  };
}
