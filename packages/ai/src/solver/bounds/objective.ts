// What a town is optimized for: its own points, plus what it scores against a rival town.

import type { Features } from '../../kernel/conditions/featureLeads.ts';
import type { ComparedValue, Comparison } from './scoring.ts';

export type Objective = {
  /** Unique among the objectives of one solver. */
  readonly id: number;
  /** An objective that never has fewer points: what can't be reached for it can't be reached for this one. */
  readonly easier: Objective | undefined;
  /** The points that a town with these features scores besides its own points. */
  readonly points: (features: Features) => number;
  /** Upper bound for these points if each compared value is between two bounds. */
  readonly upperBound: (low: Float64Array, high: Float64Array) => number;
};

/** Own points alone: the objective where no scoring card compares. */
export const OWN_POINTS: Objective = {
  id: 0,
  easier: undefined,
  points: () => 0,
  upperBound: () => 0,
};

/** With more combinations of values a bound costs more than it saves. */
const MOST_COMBINATIONS = 4096;
/** No bound. It is finite, so that it can be added and subtracted. */
const UNBOUNDED = 2 ** 40;
/** Points are cached for features below this. */
const CACHED = 64;

/** An objective against one or several possible rival towns, given the points of a town's features against them. */
export function makeObjective(
  id: number,
  { values }: Comparison,
  points: (features: Features) => number,
  easier?: Objective,
): Objective {
  const bounds = new Map<number | string, number>();
  const cachedPoints = cached(points);
  return {
    id,
    easier,
    points: cachedPoints,
    upperBound(low, high) {
      const key = keyOf(low, high);
      let bound = bounds.get(key);
      if (bound === undefined) bounds.set(key, (bound = maximum(values, low, high, cachedPoints)));
      return bound;
    },
  };
}

/** A lookup table for up to two small features, because the points are needed for every placement. */
function cached(points: (features: Features) => number): (features: Features) => number {
  const known = new Float64Array(CACHED * CACHED).fill(NaN);
  return (features) => {
    const one = features[0] ?? 0;
    const other = features[1] ?? 0;
    if (!(one >= 0 && one < CACHED && other >= 0 && other < CACHED && features.length <= 2))
      return points(features);
    const place = one * CACHED + other;
    let found = known[place]!;
    if (Number.isNaN(found)) known[place] = found = points(features);
    return found;
  };
}

/** Up to four small intervals packed into one number; a string for all others. */
function keyOf(low: Float64Array, high: Float64Array): number | string {
  let key = 0;
  for (let i = 0; i < low.length; i++) {
    const isSmall = low[i]! >= 0 && high[i]! < CACHED && i < 4;
    if (!isSmall) return `${low.join()} ${high.join()}`;
    key = (key * CACHED + low[i]!) * CACHED + high[i]!;
  }
  return key;
}

/** The most points over all combinations of values between the bounds. */
function maximum(
  values: readonly ComparedValue[],
  low: Float64Array,
  high: Float64Array,
  points: (features: Features) => number,
): number {
  const combinations = low.reduce((product, from, i) => product * (high[i]! - from + 1), 1);
  if (!(combinations <= MOST_COMBINATIONS)) return UNBOUNDED;
  const current = low.slice();
  const features: Features = new Float64Array(values.reduce((sum, { uses }) => sum + uses.length, 0));
  let most = -Infinity;
  for (;;) {
    for (const [i, { uses }] of values.entries()) {
      for (const { at, times } of uses) features[at] = times * current[i]!;
    }
    most = Math.max(most, points(features));
    let i = 0;
    while (i < low.length && current[i] === high[i]) {
      current[i] = low[i]!;
      i++;
    }
    if (i === low.length) return most;
    current[i]!++;
  }
}
