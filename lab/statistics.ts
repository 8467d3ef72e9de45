// Means and shares with their 95 % confidence intervals.

import { wilson } from '@wagons/ai';

/** An estimate with its 95 % confidence interval and the number of observations; null where there are too few. */
export type Estimate = {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
};

const Z = 1.959964;

/** The 97.5 % quantile of Student's t distribution (Cornish–Fisher expansion; good from three degrees of freedom). */
export function studentT(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** The mean of values, with an interval from four values on. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { mean: null, low: null, high: null, n };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 4) return { mean: rounded(mean), low: null, high: null, n };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const radius = studentT(n - 1) * Math.sqrt(variance / n);
  return { mean: rounded(mean), low: rounded(mean - radius), high: rounded(mean + radius), n };
}

/** The share of successes, with the Wilson interval. */
export function shareOf(successes: number, n: number): Estimate {
  if (n === 0) return { mean: null, low: null, high: null, n };
  const [low, high] = wilson(successes, n);
  return { mean: rounded(successes / n), low: rounded(low), high: rounded(high), n };
}

/** Three decimals are more than any of these samples can tell. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
