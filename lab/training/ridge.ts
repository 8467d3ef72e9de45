// Ridge regression with sparse rows: normal equations, and their solution by Cholesky decomposition.

/** The normal equations of a regression without a constant. */
export class NormalEquations {
  readonly size: number;
  /** The lower triangle, row by row. */
  readonly squares: Float64Array;
  readonly products: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.squares = new Float64Array(size * size);
    this.products = new Float64Array(size);
  }

  /** Adds a row: its values by column, and what it should give. The columns are in ascending order. */
  add(columns: readonly number[], values: Float64Array, target: number): void {
    const { squares, products, size } = this;
    for (let i = 0; i < columns.length; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      const column = columns[i]!;
      products[column]! += value * target;
      for (let j = 0; j < columns.length; j++) squares[column * size + columns[j]!]! += value * values[j]!;
    }
  }
}

/** The weights with the least squared error plus `ridge` times their squares. */
export function solveRidge({ size, squares, products }: NormalEquations, ridge: number): Float64Array {
  const factor = Float64Array.from(squares);
  for (let i = 0; i < size; i++) factor[i * size + i]! += ridge;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = factor[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= factor[i * size + k]! * factor[j * size + k]!;
      factor[i * size + j] = i === j ? Math.sqrt(sum) : sum / factor[j * size + j]!;
    }
  }
  const weights = Float64Array.from(products);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) weights[i]! -= factor[i * size + k]! * weights[k]!;
    weights[i]! /= factor[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) weights[i]! -= factor[k * size + i]! * weights[k]!;
    weights[i]! /= factor[i * size + i]!;
  }
  return weights;
}
