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
import { PotentialSweep } from './potential/potentialSweep.ts';

/** The points of the comparing cards that a town with these features is ahead. */
export type LeadOf = (own: Features) => number;

export type Evaluator = {
  /** The points of the largest groups and of the scoring cards that look at one town only. */
  readonly ownPoints: (town: KernelTown) => number;
  /** Whether a scoring card compares the towns. */
  readonly compares: boolean;
  readonly features: (town: KernelTown) => Features;
  /** The points of the comparing cards for the first town minus those for the second. */
  readonly lead: (own: Features, rival: Features) => number;
  /** Calls `visit` for every placement of a card with its points: own points plus the lead. */
  readonly tryCard: (
    town: KernelTown,
    card: CardCodes,
    leadOf: LeadOf,
    visit: (x: number, y: number, rotation: number, points: number) => void,
  ) => void;
  /** The points of the placement being visited, plus the potential if the evaluator knows it. */
  readonly worth: () => number;
  /** Own points and features of the placement being visited. */
  readonly visited: () => { readonly ownPoints: number; readonly features: Features };
};

const sizes = new Int16Array(6);
/** Stands in for a missing scoring card. */
const ZEROS = new Float64Array(MOST_PLACEMENTS);

/** An evaluator for these scoring cards; undefined if one of them depends on both towns cell by cell. */
export function makeEvaluator(
  deck: Deck,
  center: readonly CardId[],
  { withPotential = false }: { readonly withPotential?: boolean } = {},
): Evaluator | undefined {
  const bonuses = center.map((card) => cardOf(deck, card).bonus);
  const comparing = bonuses.filter(looksAcross);
  const scoring = compileFeatures(comparing);
  if (!scoring) return undefined;
  const alone = bonuses.filter((bonus) => !looksAcross(bonus));
  const own = alone.map(compileCondition);
  const potential = withPotential ? new PotentialSweep(bonuses, alone) : undefined;
  const easier = potential?.easier.map(compileCondition) ?? [];
  const sweep = new Sweep([...own, ...easier, ...scoring.parts.map(compileCondition)]);
  const { groups, values, grid } = sweep;
  const ownValues = values.slice(0, own.length);
  const featureValues = values.slice(own.length + easier.length);
  const leads = new Float64Array(MOST_PLACEMENTS);
  const compares = comparing.length > 0;
  const potentials = potential?.values ?? ZEROS;
  // There are three scoring cards, and one column has the leads of all that compare, so a single pass adds all points.
  const [a = ZEROS, b = ZEROS, c = ZEROS, ...others] = compares ? [...ownValues, leads] : ownValues;
  let placement = 0;

  return {
    ownPoints(town) {
      let points = largestGroups(town, sizes);
      for (const condition of own) points += condition.points(town, town);
      return points;
    },
    compares,
    features: scoring.read,
    lead: scoring.lead,
    tryCard(town, card, leadOf, visit) {
      sweep.compute(town, card);
      if (compares) writeLeads(leads, 2 * grid.spotCount, featureValues, leadOf);
      potential?.compute(grid, card, groups, values);
      const { xs, ys } = grid;
      const count = 2 * grid.spotCount;
      for (const column of others) for (let i = 0; i < count; i++) groups[i]! += column[i]!;
      for (let i = 0; i < count; i++) {
        placement = i;
        visit(xs[i >> 1]!, ys[i >> 1]!, i & 1, groups[i]! + a[i]! + b[i]! + c[i]!);
      }
    },
    worth: () => groups[placement]! + a[placement]! + b[placement]! + c[placement]! + potentials[placement]!,
    visited: () => ({
      ownPoints: ownValues.reduce((sum, column) => sum + column[placement]!, groups[placement]!),
      features: Float64Array.from(featureValues, (column) => column[placement]!),
    }),
  };
}

/** Writes the lead of each placement. Neighboring ones often have the same features, and then the same lead. */
function writeLeads(
  leads: Float64Array,
  count: number,
  columns: readonly Float64Array[],
  leadOf: LeadOf,
): void {
  const features = new Float64Array(columns.length).fill(NaN);
  let known = 0;
  for (let i = 0; i < count; i++) {
    let isNew = false;
    for (let k = 0; k < features.length; k++) {
      const value = columns[k]![i]!;
      if (value === features[k]) continue;
      features[k] = value;
      isNew = true;
    }
    if (isNew) known = leadOf(features);
    leads[i] = known;
  }
}
