// The final phase: nothing is left to draft. One player places their last cards, then the other, who sees the result.
//
// The towns are independent now. If no scoring card compares, each player builds the best town. If one does, the first
// player chooses a final town, and the other builds the best town against it.

import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { makeObjective, type Objective, OWN_POINTS } from '../bounds/objective.ts';
import type { Comparison, EndScoring } from '../bounds/scoring.ts';
import { canReach, greedyPoints, reachablePoints, witnessOf } from './bestTown.ts';
import {
  type CardSet,
  type FinalTown,
  type FinalTowns,
  firstCard,
  type SearchTown,
  withoutFirst,
} from './searchTown.ts';

/** Two players, and the margin that `me` wants to reach. */
export type MarginGoal = { readonly me: SearchTown; readonly rival: SearchTown; readonly margin: number };

/** Whether `me` reaches the margin by placing the cards `mine`, if the rival then places the cards `theirs`. */
export type FinalPhase = (goal: MarginGoal, mine: CardSet, theirs: CardSet) => boolean;

export function makeFinalPhase({ entangled, comparison }: EndScoring): FinalPhase {
  if (entangled) return entangledPhase(entangled);
  return comparison ? comparedPhase(comparison) : independentPhase;
}

// Neither side is computed further than needed. What both reach by greedy placement says which answer is likely, and then
// only the other player has to be refuted. The question is about all points that are known, because the more it asks
// for, the cheaper is the refutation.
const independentPhase: FinalPhase = ({ me, rival, margin }, mine, theirs) => {
  let own = greedyPoints(me, mine, OWN_POINTS);
  let other = greedyPoints(rival, theirs, OWN_POINTS);
  for (;;) {
    if (own - other >= margin) {
      if (!canReach(rival, theirs, OWN_POINTS, own - margin + 1)) return true;
      other = reachablePoints(rival, theirs, OWN_POINTS);
    } else {
      if (!canReach(me, mine, OWN_POINTS, other + margin)) return false;
      own = reachablePoints(me, mine, OWN_POINTS);
    }
  }
};

// With comparing cards, the same with final towns: the player finds one that holds against all known final towns of the
// rival, and the rival searches for a new one against that, until one of them finds none.
function comparedPhase(comparison: Comparison): FinalPhase {
  const objectives = new Map<string, Objective>();
  let ids = 0;
  const against = ({ features }: FinalTown): Objective => {
    const key = features.join();
    let objective = objectives.get(key);
    if (!objective) {
      objective = makeObjective(++ids, comparison, (own) => comparison.lead(own, features));
      objectives.set(key, objective);
    }
    return objective;
  };
  /** Adds a final town, and makes an objective that holds against all of them. */
  const add = (known: FinalTowns, town: FinalTown): void => {
    const towns = [...known.towns, town];
    const worstCase = (own: Features): number =>
      towns.reduce(
        (least, { features, ownPoints }) => Math.min(least, comparison.lead(own, features) - ownPoints),
        Infinity,
      );
    known.towns = towns;
    known.objective = makeObjective(++ids, comparison, worstCase, known.objective);
  };
  const knownTowns = (town: SearchTown, cards: CardSet): FinalTowns => {
    const known = town.node.finalTowns(cards);
    if (!known.objective) {
      greedyPoints(town, cards, OWN_POINTS);
      add(known, witnessOf(town, cards, OWN_POINTS));
    }
    return known;
  };
  return ({ me, rival, margin }, mine, theirs) => {
    const known = knownTowns(rival, theirs);
    while (known.objective && canReach(me, mine, known.objective, margin)) {
      const town = witnessOf(me, mine, known.objective);
      const objective = against(town);
      if (!canReach(rival, theirs, objective, town.ownPoints - margin + 1)) return true;
      add(known, witnessOf(rival, theirs, objective));
    }
    return false;
  };
}

/** If a scoring card depends on both towns cell by cell, all placements are tried against all others. */
function entangledPhase(entangled: NonNullable<EndScoring['entangled']>): FinalPhase {
  return ({ me, rival, margin }, mine, theirs) =>
    somePlacement(
      me,
      mine,
      (own) =>
        !somePlacement(rival, theirs, (other) => other - own + entangled(rival.town, me.town) > -margin),
    );
}

/** Whether a test passes for some placement of the cards; it gets the town's own points. */
function somePlacement(town: SearchTown, cards: CardSet, test: (ownPoints: number) => boolean): boolean {
  if (cards === 0) return test(town.node.ownPoints);
  const card = firstCard(cards);
  const rest = withoutFirst(cards);
  if (rest === 0) return town.someLast(card, test);
  const expansion = town.expand(card);
  for (let i = 0; i < expansion.placements.length; i++) {
    town.enter(card, expansion, i);
    const passed = somePlacement(town, rest, test);
    town.leave();
    if (passed) return true;
  }
  return false;
}
