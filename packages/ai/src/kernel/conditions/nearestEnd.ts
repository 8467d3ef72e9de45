// The nearest end in a line of cells, and the number of territories before it.
//
// Both are packed into one number: the distance in cells in the high bits, and a rank by how good the end is for the
// owner in the low bits. So the minimum of such numbers is the nearest end, and the best among equally near ones.

import { torus } from '../town/rows.ts';

const { highestBit, popcount } = torus;

const BITS = 6;
const MOST = (1 << BITS) - 1;

/** A mask that makes the rank: all ones if the owner prefers many territories in between, 0 for few. */
export type TieBreak = number;
export const tieBreakOf = (points: number): TieBreak => (points > 0 ? MOST : 0);

/** The result if there is no end: farther away than any, with nothing in between. */
const noEnd = (tieBreak: TieBreak): number => ((MOST + 1) << BITS) | tieBreak;

export const hasNoEnd = (found: number): boolean => found >> BITS > MOST;

export const cellsAway = (found: number): number => found >> BITS;

/** The number of territories between a cell and the end that was found. */
export const territoriesBetween = (found: number, tieBreak: TieBreak): number => (found & MOST) ^ tieBreak;

/** Searches a line in both directions from a position in it. */
export function nearestEnd(ends: number, occupied: number, at: number, tieBreak: TieBreak): number {
  const after = -2 << at;
  const before = ~(-1 << at);
  let found = noEnd(tieBreak);
  const next = ends & after;
  if (next !== 0) {
    const bit = next & -next;
    found = ((highestBit(bit) - at) << BITS) | (popcount(occupied & after & (bit - 1)) ^ tieBreak);
  }
  const last = ends & before;
  if (last !== 0) {
    const there = highestBit(last);
    const other = ((at - there) << BITS) | (popcount(occupied & before & (-2 << there)) ^ tieBreak);
    if (other < found) found = other;
  }
  return found;
}
