// Cells of a town in drawing units: where a card lies, what a pointer aims at, and what is visible.

import type { Card, CardId, Cell, Town } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { topCells, type TopCell } from '@wagons/rules/town';
import { type Box, distance, type Point } from './boxes.ts';
import { CELL } from './measures.ts';

/** The 2 × 2 cells that a card covers; its top left territory is on this cell. */
export const footprint = (cell: Cell): Box => ({
  left: cell.x * CELL,
  top: cell.y * CELL,
  width: 2 * CELL,
  height: 2 * CELL,
});

/** The center of that card. */
export const middle = (cell: Cell): Point => ({ x: (cell.x + 1) * CELL, y: (cell.y + 1) * CELL });

/** What a pointer aims at: the cell of the card centered under it, and the nearest legal cell within reach. */
export type Aim = { readonly cell: Cell; readonly nearest?: Cell };

/** The aim of a pointer at this point. Legal spots farther away than `reach` are ignored. */
export function aimAt(point: Point, spots: ReadonlyArray<{ readonly cell: Cell }>, reach: number): Aim {
  // `|| 0` turns -0 into 0, so that cells can be compared with Object.is.
  const cell = { x: Math.round(point.x / CELL) - 1 || 0, y: Math.round(point.y / CELL) - 1 || 0 };
  let nearest: Cell | undefined;
  let best = reach;
  for (const spot of spots) {
    const away = distance(point, middle(spot.cell));
    if (away > best || (nearest !== undefined && away === best)) continue;
    best = away;
    nearest = spot.cell;
  }
  return nearest === undefined ? { cell } : { cell, nearest };
}

/** The visible territories of a town by the text of their cell. */
export const topByCell = (town: Town, cardOf: (id: CardId) => Card): ReadonlyMap<string, TopCell> =>
  new Map(topCells(town, cardOf).map((top) => [makeCell(top.cell), top]));
