// How far the estimates of a review may be off, by the number of cards still to place.
//
// Measured: `npm run bench review` grades decisions with the budget of a review and with 20 times as much, and
// prints these tables. In nine of ten cases the difference is at most this many points.

import type { Points } from '@wagons/rules';

/** For 0 to 15 cards to place. */
type ByCards = readonly Points[];

/** Of the points lost by a decision. */
const LOSS: ByCards = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2];

/** The most that the estimate of a loss may be off. */
export const LARGEST_UNCERTAINTY: Points = Math.max(...LOSS);

/** Of the final margin. */
const MARGIN: ByCards = [0, 0, 0, 1, 1, 1, 1, 2, 4, 4, 4, 4, 6, 6, 6, 6];

/** By how many points a result may be off; 0 if it is proven. */
export const uncertaintyOf = (
  of: 'loss' | 'margin',
  { proven, cards }: { readonly proven: boolean; readonly cards: number },
): Points => (proven ? 0 : ((of === 'loss' ? LOSS : MARGIN)[cards] ?? 0));
