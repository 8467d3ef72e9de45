// Sets of cells as bits: 32 rows of 32 columns on a torus, so that coordinates wrap around at both edges.
//
// A player gets at most 14 cards, because the other always gets one. So a town spans at most 28 cells, and at most 32
// with every spot for a further card: it never overlaps itself on the torus, wherever it grows.

export const SIDE = 32;
/** Number of cells on the torus. */
export const AREA = SIDE * SIDE;

/** One row of bits per entry; column x of row y is bit `wrap(x)` of `rows[wrap(y)]`. */
export type Rows = Int32Array<ArrayBuffer>;

export const makeRows = (): Rows => new Int32Array(SIDE);

/** A coordinate on the torus, from 0 to 31. */
const wrap = (coordinate: number): number => coordinate & 31;

/** The index of the first cell of a row in an array of all cells. */
const rowStart = (y: number): number => (y & 31) << 5;

/** The index of a cell in an array of all cells. */
const cellIndex = (x: number, y: number): number => ((y & 31) << 5) | (x & 31);

/** The position of the highest bit that is set. */
const highestBit = (bit: number): number => 31 - Math.clz32(bit);

/** The position of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The cells whose right neighbor is in the row. */
const fromRight = (row: number): number => (row >>> 1) | (row << 31);

/** The cells whose left neighbor is in the row. */
const fromLeft = (row: number): number => (row << 1) | (row >>> 31);

/** The cells that have a cell of the row `by` columns to their right. */
const shifted = (row: number, by: number): number => (by === 0 ? row : (row >>> by) | (row << (SIDE - by)));

/** A row rotated so that column `left` becomes bit 0. */
const alignedTo = (row: number, left: number): number => (row >>> (left & 31)) | (row << (-left & 31));

function popcount(row: number): number {
  let bits = row - ((row >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * The arithmetic of the torus. Hot modules copy what they need into constants of their own, because V8 folds those: a
 * call of an imported function costs a load and a check each time, up to 10 % of a random game.
 */
export const torus = {
  wrap,
  rowStart,
  cellIndex,
  highestBit,
  lowestBit,
  fromRight,
  fromLeft,
  shifted,
  alignedTo,
  popcount,
} as const;
