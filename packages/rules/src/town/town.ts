// A town: placements in order, and its visible territories (P6, P7).

import { cardOf } from '../deck/cards.ts';
import type { Card, CardId, Cell, Deck, Placement, Territory, Town } from '../core/types.ts';

/**
 * The visible territories of a town: the topmost one of every cell (P7), on a grid with a margin of one empty cell,
 * so that every territory has four neighbors on the grid. Cell x,y is at index (y − top) · width + (x − left); an
 * empty cell is undefined.
 */
export type View = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly territories: ReadonlyArray<Territory | undefined>;
};

export const EMPTY_VIEW: View = { left: 0, top: 0, width: 0, height: 0, territories: [] };

/** Index in a view, or undefined outside its grid. */
function indexOf(view: View, x: number, y: number): number | undefined {
  const column = x - view.left;
  const row = y - view.top;
  return column >= 0 && column < view.width && row >= 0 && row < view.height
    ? row * view.width + column
    : undefined;
}

export function territoryAt(view: View, x: number, y: number): Territory | undefined {
  const index = indexOf(view, x, y);
  return index === undefined ? undefined : view.territories[index];
}

export const cellAt = (view: View, index: number): Cell => ({
  x: view.left + (index % view.width),
  y: view.top + Math.floor(index / view.width),
});

/** Whether two cells are equal; undefined equals undefined. */
export const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

/** The four territories of a placed card: topLeft, topRight, bottomLeft, bottomRight; upside down is 180° (P4). */
export function facing(card: Card, rotation: Placement['rotation']): Card['territories'] {
  const [topLeft, topRight, bottomLeft, bottomRight] = card.territories;
  return rotation === 'upright' ? card.territories : [bottomRight, bottomLeft, topRight, topLeft];
}

/** The view after placing one more card on top. */
export function cover(
  view: View,
  card: Card,
  { cell, rotation }: Pick<Placement, 'cell' | 'rotation'>,
): View {
  const town = view.width > 0 ? view : { ...view, left: cell.x, top: cell.y };
  const left = Math.min(town.left, cell.x - 1);
  const top = Math.min(town.top, cell.y - 1);
  const width = Math.max(town.left + town.width, cell.x + 3) - left;
  const height = Math.max(town.top + town.height, cell.y + 3) - top;
  const territories = new Array<Territory | undefined>(width * height).fill(undefined);
  for (let row = 0; row < town.height; row++) {
    const start = (town.top - top + row) * width + town.left - left;
    for (let column = 0; column < town.width; column++) {
      territories[start + column] = town.territories[row * town.width + column];
    }
  }
  const corner = (cell.y - top) * width + cell.x - left;
  const [topLeft, topRight, bottomLeft, bottomRight] = facing(card, rotation);
  territories[corner] = topLeft;
  territories[corner + 1] = topRight;
  territories[corner + width] = bottomLeft;
  territories[corner + width + 1] = bottomRight;
  return { left, top, width, height, territories };
}

/** The view of a town (P7). */
export const visible = (deck: Deck, town: Town): View =>
  town.reduce((view, placement) => cover(view, cardOf(deck, placement.card), placement), EMPTY_VIEW);

/** Whether a card at a cell has a territory, visible or not, on another cell. */
export const coversCell = (card: Cell, { x, y }: Cell): boolean =>
  x >= card.x && x <= card.x + 1 && y >= card.y && y <= card.y + 1;

/** A visible territory, its cell, and the index in the town of the card it belongs to. */
export type TopCell = { readonly cell: Cell; readonly territory: Territory; readonly laid: number };

/** The visible territories of a town card by card (P7): those that no later card covers. */
export const topCells = (town: Town, cardOf: (id: CardId) => Card): readonly TopCell[] =>
  town.flatMap(({ card, cell: { x, y }, rotation }, laid) =>
    facing(cardOf(card), rotation).flatMap((territory, quarter) => {
      const cell = { x: x + (quarter % 2), y: y + Math.floor(quarter / 2) };
      const isCovered = town.slice(laid + 1).some((later) => coversCell(later.cell, cell));
      return isCovered ? [] : [{ cell, territory, laid }];
    }),
  );
