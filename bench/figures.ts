// Formats numbers for reports.

/** The quantile of some values: this share of them is not larger. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1))] ?? NaN;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const digits = (value: number, places = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

/** An interval of shares, in per cent. */
export const percents = ([low, high]: readonly [number, number]): string =>
  `${digits(100 * low, 1)}–${digits(100 * high, 1)} %`;

export const row = (...cells: ReadonlyArray<string | number>): string => `| ${cells.join(' | ')} |`;
