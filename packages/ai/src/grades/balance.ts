// From the margin expected at the start to the result: what each player lost, and what the estimate was corrected by.

import { opponent, type Points, type Seat } from '@wagons/rules';
import type { Grade, Margin } from './grade.ts';
import { marginsOf } from './margins.ts';
import { summarize } from './summary.ts';

/** Margins of a player: own total minus that of the opponent. end = start + own + other + correction. */
export type Balance = {
  /** What could be expected before the first graded move. */
  readonly start: Points;
  /** Never positive. */
  readonly own: Points;
  /** What the opponent lost, so never negative. */
  readonly other: Points;
  /** What the first estimate was off by, and losses not larger than their uncertainty. */
  readonly correction: Points;
  readonly end: Points;
};

/** Undefined if there are no grades. */
export function balanceOf(grades: readonly Grade[], seat: Seat): Balance | undefined {
  const margins = marginsOf(grades);
  const [before, after] = [margins[0], margins.at(-1)];
  if (!before || !after) return undefined;
  const [start, end] = [marginFor(seat, before), marginFor(seat, after)];
  const own = 0 - summarize(grades, seat).total;
  const other = summarize(grades, opponent(seat)).total;
  return { start, own, other, correction: end - start - own - other, end };
}

const marginFor = (seat: Seat, { value }: Margin): Points => (seat === 'first' ? value : 0 - value);
