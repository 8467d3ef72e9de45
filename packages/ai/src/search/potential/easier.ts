// Easier versions of a condition: what counts before a shape is complete.

import type { Bonus } from '@wagons/rules/scoring';

/** The most easier versions that a condition has. */
export const MOST_EASIER = 2;

/** The same condition if it asked for fewer neighbors: by one, then by two. Empty for all other conditions. */
export function easierThan(bonus: Bonus): readonly Bonus[] {
  if (typeof bonus === 'number' || !('each' in bonus) || 'steps' in bonus) return [];
  const { each } = bonus;
  if (!('cell' in each) || !each.cell.neighbours) return [];
  const { of, atLeast = 0 } = each.cell.neighbours;
  return [atLeast - 1, atLeast - 2]
    .filter((fewer) => fewer > 0)
    .map((fewer) => ({ each: { cell: { ...each.cell, neighbours: { of, atLeast: fewer } } } }));
}
