// The scale of a plot: round numbers around its values.

export type PlotScale = {
  readonly from: number;
  readonly to: number;
  /** Round numbers from the first to the last. */
  readonly ticks: readonly number[];
};

export type ScaleOptions = {
  /** A number that is always on the scale, such as 0. */
  readonly base?: number | undefined;
  /** The smallest step between two ticks. */
  readonly smallest?: number | undefined;
};

/** The steps between two ticks are these, times a power of ten. */
const STEPS = [1, 2, 5, 10];
/** The most steps of a scale. */
const MOST_STEPS = 5;

export function makeScale(values: readonly number[], { base, smallest = 0 }: ScaleOptions = {}): PlotScale {
  const all = [...values, ...(base === undefined ? [] : [base])];
  const least = all.length === 0 ? 0 : Math.min(...all);
  const most = all.length === 0 ? 1 : Math.max(...all);
  const step = Math.max(smallest, stepFor((most - least) / MOST_STEPS || 1));
  const first = Math.floor(round(least / step));
  const last = Math.max(first + 1, Math.ceil(round(most / step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => round((first + i) * step));
  return { from: round(first * step), to: round(last * step), ticks };
}

/** Where a value is on the scale: 0 at its start, 1 at its end. */
export const shareOn = ({ from, to }: PlotScale, value: number): number => (value - from) / (to - from);

/** The round step that is not smaller. */
function stepFor(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return round((STEPS.find((step) => step * power >= width * (1 - 1e-9)) ?? 10) * power);
}

/** Removes what binary fractions add: 0.1 × 3 is 0.3. */
const round = (value: number): number => Number(value.toPrecision(12));
