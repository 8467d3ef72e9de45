// The best town that can be built with some cards, exactly: its points, or whether they reach a target.

import { invariant } from '@wagons/rules';
import type { Objective } from '../bounds/objective.ts';
import {
  type CardSet,
  childAt,
  type FinalTown,
  firstCard,
  type SearchTown,
  withoutFirst,
} from './searchTown.ts';

/** Whether some placement of the cards, in order, reaches the points for the objective. */
export function canReach(town: SearchTown, cards: CardSet, objective: Objective, points: number): boolean {
  if (cards === 0) return town.points(objective) >= points;
  const range = town.node.range(cards, objective);
  if (range.low >= points) return true;
  if (range.high < points) return false;
  const rest = withoutFirst(cards);
  if (withoutFirst(rest) !== 0) return searchFirst(town, cards, objective, points);
  const best =
    rest === 0 ? town.bestLast(firstCard(cards), objective) : town.bestLastTwo(cards, objective, points);
  if (best.points < points) {
    range.high = best.points;
    return false;
  }
  range.low = best.points;
  range.witness = best.witness;
  return true;
}

/** The same for three or more cards: tries the placements of the first whose upper bound reaches the points. */
function searchFirst(town: SearchTown, cards: CardSet, objective: Objective, points: number): boolean {
  const range = town.node.range(cards, objective);
  const card = firstCard(cards);
  const rest = withoutFirst(cards);
  const expansion = town.expand(card);
  const bounds = town.upperBounds(cards, objective, expansion);
  for (let i = 0; i < expansion.placements.length; i++) {
    const child = childAt(expansion, i);
    if (bounds[child]! < points) continue;
    town.enter(card, expansion, child);
    const isEnough = canReach(town, rest, objective, points);
    if (isEnough) ({ low: range.low, witness: range.witness } = town.node.range(rest, objective));
    town.leave();
    if (!isEnough) continue;
    expansion.favorite = child;
    return true;
  }
  range.high = points - 1;
  return false;
}

/** The points of placing each card greedily: a first lower bound. */
export function greedyPoints(town: SearchTown, cards: CardSet, objective: Objective): number {
  if (cards === 0) return town.points(objective);
  const range = town.node.range(cards, objective);
  if (range.low > -Infinity) return range.low;
  const card = firstCard(cards);
  const rest = withoutFirst(cards);
  if (rest === 0) {
    const best = town.bestLast(card, objective);
    range.low = range.high = best.points;
    range.witness = best.witness;
    return range.low;
  }
  const expansion = town.expand(card);
  town.enter(card, expansion, expansion.favorite);
  greedyPoints(town, rest, objective);
  ({ low: range.low, witness: range.witness } = town.node.range(rest, objective));
  town.leave();
  return range.low;
}

/** The points that are known to be reachable. */
export const reachablePoints = (town: SearchTown, cards: CardSet, objective: Objective): number =>
  cards === 0 ? town.points(objective) : town.node.range(cards, objective).low;

/** A final town with these points. */
export function witnessOf(town: SearchTown, cards: CardSet, objective: Objective): FinalTown {
  const { comparison } = town.scorer;
  const witness =
    cards === 0 && comparison
      ? { features: comparison.features(town.town), ownPoints: town.node.ownPoints }
      : town.node.range(cards, objective).witness;
  invariant(witness, 'points that were reached have a witness');
  return witness;
}
