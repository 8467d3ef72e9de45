// Placing a card: edge to edge with the town or on top of it, upright or upside down, on the grid (P1–P8).

import { illegal, ok, type Result } from '../core/result.ts';
import { territoryAt, type View } from './town.ts';
import { type CardId, type Cell, type Illegal, type Placement, ROTATIONS, type Town } from '../core/types.ts';

/** How a card at a cell meets the town: it covers some of it, shares an edge, touches a corner only, or nothing. */
type Contact = 'covers' | 'edge' | 'corner' | 'nothing';

function contact(view: View, { x, y }: Cell): Contact {
  let closest: Contact = 'nothing';
  for (let row = -1; row <= 2; row++) {
    for (let column = -1; column <= 2; column++) {
      if (!territoryAt(view, x + column, y + row)) continue;
      const besideColumns = column === -1 || column === 2;
      const besideRows = row === -1 || row === 2;
      if (!besideColumns && !besideRows) return 'covers';
      if (besideColumns && besideRows) closest = closest === 'edge' ? 'edge' : 'corner';
      else closest = 'edge';
    }
  }
  return closest;
}

/** May a card lie with its top left territory on this cell? On an empty table it may lie anywhere. */
export function mayLie(view: View, cell: Cell): Result<Cell, Illegal> {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return illegal('offTheGrid');
  if (view.width === 0) return ok(cell);
  const met = contact(view, cell);
  if (met === 'nothing') return illegal('touchesNothing');
  return met === 'corner' ? illegal('cornerOnly') : ok(cell);
}

/** Every cell on which a card may lie, row by row from the top, each from the left. An empty town begins at 0,0 (P1). */
function spots(view: View): Cell[] {
  if (view.width === 0) return [{ x: 0, y: 0 }];
  const cells: Cell[] = [];
  for (let y = view.top - 1; y < view.top + view.height; y++) {
    for (let x = view.left - 1; x < view.left + view.width; x++) {
      if (mayLie(view, { x, y }).ok) cells.push({ x, y });
    }
  }
  return cells;
}

/** Every legal placement of a card, in the frozen order (N5): by spot, upright before upside down. */
export const placements = (view: View, card: CardId): Placement[] =>
  spots(view).flatMap((cell) => ROTATIONS.map((rotation) => ({ card, cell, rotation })));

/** Lays a card onto a town of a game, where the first card is the origin of the grid (P1). */
export function place(view: View, town: Town, { card, cell, rotation }: Placement): Result<Town, Illegal> {
  if (!ROTATIONS.includes(rotation)) return illegal('onItsSide');
  const spot = mayLie(view, cell);
  if (!spot.ok) return spot;
  if (town.length === 0 && (cell.x !== 0 || cell.y !== 0)) return illegal('notAtOrigin');
  return ok([...town, { card, cell, rotation }]);
}
