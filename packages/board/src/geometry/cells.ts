// Cells of a town in drawing units: where a card lies, what a pointer aims at, and which card is on top.

import type { Card, Cell, Placement, Territory, Town } from '@wagons/rules';
import { type Box, distance, type Point } from './boxes.ts';
import { CELL } from './measures.ts';

export const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

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

/** The territories of a card as they lie. */
export function facing({ territories }: Card, rotation: Placement['rotation']): readonly Territory[] {
  return rotation === 'upright' ? territories : territories.toReversed();
}

/** The visible territory of a cell, and the index in the town of the card it belongs to. */
export type TopCell = { readonly cell: Cell; readonly territory: Territory; readonly laid: number };

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** The visible territories of a town by `keyOf` their cell: later cards cover earlier ones. */
export function topCells(town: Town, cardOf: (id: string) => Card): ReadonlyMap<string, TopCell> {
  const top = new Map<string, TopCell>();
  for (const [laid, { card, cell, rotation }] of town.entries()) {
    for (const [quarter, territory] of facing(cardOf(card), rotation).entries()) {
      const at = { x: cell.x + (quarter % 2), y: cell.y + Math.floor(quarter / 2) };
      top.set(keyOf(at), { cell: at, territory, laid });
    }
  }
  return top;
}
