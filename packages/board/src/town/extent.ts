// How far a town reaches: for looking at it, and for walking through it.

import type { Cell } from '@wagons/rules';
import { CELL } from '../art/measures.ts';
import { around, type Box, footprint, middle, type Point } from '../geometry.ts';

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
  const box = around(lotOf(town, spots).map(({ cell }) => footprint(cell))) ?? footprint({ x: 0, y: 0 });
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

/**
 * What must be seen of a town: its cards and the marks of its spots. The card that would lie on an outer spot may
 * reach beyond, until it is chosen: on a small stage larger territories are worth more than its rim.
 */
export const contentOf = (town: Lying, spots: Lying): readonly Box[] => [
  ...lotOf(town, spots).map(({ cell }) => footprint(cell)),
  ...spots.map(({ cell }) => markBox(middle(cell))),
];

/** What lies there; before the first card, where it may lie. */
const lotOf = (town: Lying, spots: Lying): Lying => (town.length > 0 ? town : spots);

const MARK = 0.3 * CELL;
const markBox = ({ x, y }: Point): Box => ({
  left: x - MARK / 2,
  top: y - MARK / 2,
  width: MARK,
  height: MARK,
});
