// The geometry of the rating curve.

/** Steps between the lines, from fine to coarse. */
const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000];
/** The maximum number of grid lines. */
const LINES = 5;

export type Curve = {
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>;
  /** Lines across, each with its rating. */
  readonly lines: ReadonlyArray<{ readonly y: number; readonly rating: number }>;
};

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
};

/** Lays out ratings from left to right, with grid lines at round numbers. */
export function layCurve(ratings: readonly number[], { width, height, left, top }: Frame): Curve {
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const step = STEPS.find((one) => (most - least) / one <= LINES - 1) ?? 2000;
  const bottom = Math.floor(least / step) * step;
  const above = Math.max(bottom + step, Math.ceil(most / step) * step);
  const y = (rating: number): number => top + ((above - rating) / (above - bottom)) * height;
  const x = (at: number): number => left + (ratings.length < 2 ? 0.5 : at / (ratings.length - 1)) * width;
  const count = Math.round((above - bottom) / step) + 1;
  return {
    points: ratings.map((rating, at) => ({ x: x(at), y: y(rating) })),
    lines: Array.from({ length: count }, (_, i) => ({
      rating: bottom + i * step,
      y: y(bottom + i * step),
    })),
  };
}
