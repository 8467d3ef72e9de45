// The structure of scoring conditions: inner expressions, dependence on both towns, and each town's share of the margin.

import type { Bonus, Things } from '@wagons/rules/scoring';

export type Each = Extract<Bonus, { readonly each: Things }>;

/** The points of each thing, if they don't depend on its size. */
export const pointsOf = (bonus: Each): number => ('points' in bonus ? (bonus.points ?? 1) : 1);

/** The expressions directly inside another one. */
export function innerOf(bonus: Bonus): readonly Bonus[] {
  if (typeof bonus === 'number' || 'each' in bonus || 'distance' in bonus) return [];
  if ('sum' in bonus) return bonus.sum;
  if ('product' in bonus) return bonus.product;
  if ('least' in bonus) return bonus.least;
  if ('most' in bonus) return bonus.most;
  if ('divide' in bonus) return [bonus.divide];
  if ('rival' in bonus) return [bonus.rival];
  if ('choose' in bonus) return [bonus.score];
  if ('table' in bonus) return [bonus.table, ...bonus.steps.map(([, points]) => points)];
  if ('compare' in bonus) return [bonus.compare, bonus.more ?? 0, bonus.equal ?? 0, bonus.fewer ?? 0];
  return 'difference' in bonus ? [bonus.difference] : [bonus.of, bonus.toMore];
}

/** Whether a condition depends on both towns. */
export function looksAcross(bonus: Bonus): boolean {
  if (typeof bonus === 'number') return false;
  if ('compare' in bonus || 'rival' in bonus || 'difference' in bonus || 'changeHands' in bonus) return true;
  return innerOf(bonus).some(looksAcross);
}

/**
 * For a condition whose margin is E(own town) − E(rival's town) for some expression E on one town: that E. Conditions on
 * one town, differences, and the rival's points have this form; undefined for all others.
 */
export function marginShare(bonus: Bonus): Bonus | undefined {
  if (!looksAcross(bonus)) return bonus;
  if (typeof bonus === 'number') return bonus;
  if ('difference' in bonus && !looksAcross(bonus.difference)) {
    return bonus.to === 'more' ? bonus.difference : negated(bonus.difference);
  }
  if ('rival' in bonus) {
    const theirs = marginShare(bonus.rival);
    return theirs === undefined ? undefined : negated(theirs);
  }
  if (!('sum' in bonus)) return undefined;
  const parts = bonus.sum.map(marginShare).filter((part) => part !== undefined);
  return parts.length === bonus.sum.length ? { sum: parts } : undefined;
}

/** The expression times −1, in its simplest form. */
function negated(bonus: Bonus): Bonus {
  if (typeof bonus === 'number') return -bonus + 0;
  if ('sum' in bonus) return { sum: bonus.sum.map(negated) };
  if ('each' in bonus && !('steps' in bonus)) return { each: bonus.each, points: -pointsOf(bonus) };
  return { product: [-1, bonus] };
}
