// Placing a card: edge to edge with the town or on top of it, upright or upside down, on the grid (P1–P8).

import { illegal, ok, type Result } from '../core/result.ts';
import { territoryAt, type View } from './town.ts';
import { type CardId, type Cell, type Illegal, type Placement, ROTATIONS, type Town } from '../core/types.ts';

/** How a card at a cell touches the town. */
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

/** Whether a card may be placed with its top left territory on this cell. In an empty view it may be anywhere. */
export function checkSpot(view: View, cell: Cell): Result<Cell, Illegal> {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return illegal('offTheGrid');
  if (view.width === 0) return ok(cell);
  const met = contact(view, cell);
  if (met === 'nothing') return illegal('touchesNothing');
  return met === 'corner' ? illegal('cornerOnly') : ok(cell);
}

/** Every cell where a card may be placed, in reading order. An empty town begins at 0,0 (P1). */
function spots(view: View): Cell[] {
  if (view.width === 0) return [{ x: 0, y: 0 }];
  const cells: Cell[] = [];
  for (let y = view.top - 1; y < view.top + view.height; y++) {
    for (let x = view.left - 1; x < view.left + view.width; x++) {
      if (checkSpot(view, { x, y }).ok) cells.push({ x, y });
    }
  }
  return cells;
}

/** Every legal placement of a card, in the fixed order of N5: by cell, upright before upside down. */
export const placements = (view: View, card: CardId): Placement[] =>
  spots(view).flatMap((cell) => ROTATIONS.map((rotation) => ({ card, cell, rotation })));

/** Places a card in a town of a game, whose first card is at the origin (P1). */
export function place(view: View, town: Town, { card, cell, rotation }: Placement): Result<Town, Illegal> {
  if (!ROTATIONS.includes(rotation)) return illegal('onItsSide');
  const spot = checkSpot(view, cell);
  if (!spot.ok) return spot;
  if (town.length === 0 && (cell.x !== 0 || cell.y !== 0)) return illegal('notAtOrigin');
  return ok([...town, { card, cell, rotation }]);
}
