// Where things lie: cells, the cards that cover them, and the points between. Lengths are in the units of the drawing.

import type { Card, Cell, Placement, Territory, Town } from '@wagons/rules';
import { CELL } from './art/measures.ts';

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

export const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

/** The ground that a card covers, its top left territory lying on this cell. */
export const footprint = (cell: Cell): Box => ({
  left: cell.x * CELL,
  top: cell.y * CELL,
  width: 2 * CELL,
  height: 2 * CELL,
});

/** Where the middle of such a card is. */
export const middle = (cell: Cell): Point => ({ x: (cell.x + 1) * CELL, y: (cell.y + 1) * CELL });

/** The smallest box around some boxes; nothing is around none. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A place pointed at: the cell of the card whose middle is nearest to the pointer, and the nearest legal one. */
export type Aim = { readonly cell: Cell; readonly nearest?: Cell };

/** What is aimed at from a point. A legal spot further away than `reach` is out of it. */
export function aimAt(point: Point, spots: ReadonlyArray<{ readonly cell: Cell }>, reach: number): Aim {
  // Minus zero would be another cell to whoever compares with care.
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

/** A cell of which something is seen: its territory, and the place of its card in the order of laying. */
export type Seen = { readonly cell: Cell; readonly territory: Territory; readonly laid: number };

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** What is seen of a town, by cell: the territory that was laid there last. */
export function seenOf(town: Town, cardOf: (id: string) => Card): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const [laid, { card, cell, rotation }] of town.entries()) {
    for (const [quarter, territory] of facing(cardOf(card), rotation).entries()) {
      const at = { x: cell.x + (quarter % 2), y: cell.y + Math.floor(quarter / 2) };
      seen.set(keyOf(at), { cell: at, territory, laid });
    }
  }
  return seen;
}
