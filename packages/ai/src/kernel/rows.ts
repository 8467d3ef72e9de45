// Sets of cells as bits: 32 rows of 32 columns that wrap around at both edges.
//
// A player has at most fourteen cards, the other always gets one. So a town is at most 28 cells long and wide, and with
// every spot for a further card at most 32: on this ring it never meets itself, wherever it grows.

export const SIDE = 32;

/** A row of bits each; column x of row y is bit x & 31 of `rows[y & 31]`. */
export type Rows = Int32Array<ArrayBuffer>;

export const makeRows = (): Rows => new Int32Array(SIDE);

/** The cells whose neighbour on the right is in the row. */
export const fromRight = (row: number): number => (row >>> 1) | (row << 31);

/** The cells whose neighbour on the left is in the row. */
export const fromLeft = (row: number): number => (row << 1) | (row >>> 31);

/** The cells that have a cell of the row `by` columns to their right. */
export const shifted = (row: number, by: number): number =>
  by === 0 ? row : (row >>> by) | (row << (SIDE - by));

export function popcount(row: number): number {
  let bits = row - ((row >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
