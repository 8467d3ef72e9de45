// Which columns and rows a town has, for walking through it.

import type { Cell } from '@wagons/rules';
import { CELL } from '../art/measures.ts';
import { around, footprint } from '../geometry.ts';

export type Extent = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The cell inside that is nearest to a cell. */
  readonly hold: (cell: Cell) => Cell;
};

type Lying = ReadonlyArray<{ readonly cell: Cell }>;

/** The cells around a town; before its first card, those where it may lie. */
export function extentOf(town: Lying, spots: Lying): Extent {
  const box =
    around((town.length > 0 ? town : spots).map(({ cell }) => footprint(cell))) ?? footprint({ x: 0, y: 0 });
  const left = box.left / CELL;
  const top = box.top / CELL;
  const right = left + box.width / CELL - 1;
  const bottom = top + box.height / CELL - 1;
  return {
    left,
    top,
    right,
    bottom,
    hold: ({ x, y }) => ({
      x: Math.max(left, Math.min(x, right)),
      y: Math.max(top, Math.min(y, bottom)),
    }),
  };
}
