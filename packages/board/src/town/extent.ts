// The extent of a town: for walking through its cells, and for what the view must show.

import type { Cell } from '@wagons/rules';
import { around, type Box, boxAround } from '../geometry/boxes.ts';
import { footprint, middle } from '../geometry/cells.ts';
import { CELL } from '../geometry/measures.ts';

export type Extent = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Clamps a cell to the extent. */
  readonly clamp: (cell: Cell) => Cell;
};

/** Cards or spots, by the cell of their top left territory. */
type Located = ReadonlyArray<{ readonly cell: Cell }>;

/** The cards of a town; before the first card, the spots where it may lie. */
export const groundOf = (town: Located, spots: Located): Located => (town.length > 0 ? town : spots);

export function extentOf(ground: Located): Extent {
  const box = around(ground.map(({ cell }) => footprint(cell))) ?? footprint({ x: 0, y: 0 });
  const left = box.left / CELL;
  const top = box.top / CELL;
  const right = left + box.width / CELL - 1;
  const bottom = top + box.height / CELL - 1;
  return {
    left,
    top,
    right,
    bottom,
    clamp: ({ x, y }) => ({
      x: Math.max(left, Math.min(x, right)),
      y: Math.max(top, Math.min(y, bottom)),
    }),
  };
}

/**
 * What must be visible of a town: its cards and the marks of its spots. A card on an outer spot may reach beyond the
 * view until it is chosen, because on a small stage larger territories matter more.
 */
export const contentOf = (town: Located, spots: Located): readonly Box[] => [
  ...groundOf(town, spots).map(({ cell }) => footprint(cell)),
  ...spots.map(({ cell }) => boxAround(middle(cell), MARK)),
];

/** How far the spots of a card reach beyond the town, in cells. */
export const SPOT_REACH = 1.15;

const MARK = { width: 0.3 * CELL, height: 0.3 * CELL };
