// The closest end in a line of cells, and how many territories are between.
//
// Both are packed into one number: the distance in cells in the high bits, and in the low bits a rank by how good the end is
// for the owner. So the minimum of such numbers is the closest end, and the best one among equally close ends.

import { popcount } from './rows.ts';

const BITS = 6;
const MOST = (1 << BITS) - 1;

/** A mask for the rank: whether the owner wants many territories between, or few. */
export type Wish = number;
export const wishOf = (points: number): Wish => (points > 0 ? MOST : 0);

/** The result if there is no end: farther away than any, with nothing between. */
const nowhere = (wish: Wish): number => ((MOST + 1) << BITS) | wish;

export const isNowhere = (found: number): boolean => found >> BITS > MOST;

export const cellsAway = (found: number): number => found >> BITS;

export const between = (found: number, wish: Wish): number => (found & MOST) ^ wish;

/** Searches a line in both directions from a position in it. */
export function nearest(ends: number, lying: number, at: number, wish: Wish): number {
  const after = -2 << at;
  const before = ~(-1 << at);
  let found = nowhere(wish);
  const next = ends & after;
  if (next !== 0) {
    const there = next & -next;
    found = ((31 - Math.clz32(there) - at) << BITS) | (popcount(lying & after & (there - 1)) ^ wish);
  }
  const last = ends & before;
  if (last !== 0) {
    const there = 31 - Math.clz32(last);
    const other = ((at - there) << BITS) | (popcount(lying & before & (-2 << there)) ^ wish);
    if (other < found) found = other;
  }
  return found;
}
