// How good weights are: on samples that they weren't fitted to.

import type { Sample } from './samples.ts';

/** A sample, and the weights of its numbers. */
export type Judged = { readonly sample: Sample; readonly weights: readonly number[] };

export type Judgment = {
  /** The share of the variance of the gains. */
  readonly explained: number;
  /** What the town chosen by its points ends with less than the best of the sample, on average; and with the potential. */
  readonly byPoints: number;
  readonly byPotential: number;
};

export function judge(judged: readonly Judged[]): Judgment {
  let unexplained = 0;
  let variance = 0;
  let byPoints = 0;
  let byPotential = 0;
  for (const { sample, weights } of judged) {
    const { numbers, points, gains } = sample;
    const potentials = numbers.map((row) => row.reduce((sum, number, i) => sum + number * weights[i]!, 0));
    for (const [k, gain] of gains.entries()) {
      unexplained += (gain - potentials[k]!) ** 2;
      variance += gain ** 2;
    }
    const ends = gains.map((gain, k) => gain + points[k]!);
    const lost = (worths: readonly number[]): number =>
      Math.max(...ends) - ends[worths.indexOf(Math.max(...worths))]!;
    byPoints += lost(points);
    byPotential += lost(points.map((now, k) => now + potentials[k]!));
  }
  const count = Math.max(1, judged.length);
  return {
    explained: 1 - unexplained / variance,
    byPoints: byPoints / count,
    byPotential: byPotential / count,
  };
}
