// A picture of a town: two letters per visible territory, two dots per empty cell (N9).

import { ok, type Result } from '../core/result.ts';
import { cellAt, EMPTY_VIEW, type View } from '../town/town.ts';
import { type Cell, type Icon, type Terrain, type Territory, ICONS, TERRAINS } from '../core/types.ts';
import type { TextError } from './errors.ts';
import { makeCell, parseCell } from './cell.ts';
import { splitLines, tooLong, unexpected } from './words.ts';

/** First letters of the English words: terrains in upper case, icons in lower case. */
export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  desert: 'D',
  forest: 'F',
  mountains: 'M',
  plains: 'P',
  snow: 'S',
  water: 'W',
};
export const ICON_LETTERS: Readonly<Record<Icon, string>> = {
  beer: 'b',
  cow: 'c',
  fort: 'f',
  gun: 'g',
  mine: 'm',
  wagon: 'w',
};
const EMPTY_CELL = '..';

export const makeTerritory = ({ terrain, icon }: Territory): string =>
  TERRAIN_LETTERS[terrain] + ICON_LETTERS[icon];

export function parseTerritory(text: string): Territory | undefined {
  const terrain = TERRAINS.find((one) => TERRAIN_LETTERS[one] === text[0]);
  const icon = ICONS.find((one) => ICON_LETTERS[one] === text[1]);
  return text.length === 2 && terrain && icon ? { terrain, icon } : undefined;
}

/** Draws a view; the first line gives its top left corner, unless that is 0,0. */
export function makePicture(view: View): string {
  if (view.width === 0) return '';
  const rows: string[] = [];
  for (let row = 1; row < view.height - 1; row++) {
    const cells = view.territories.slice(row * view.width + 1, (row + 1) * view.width - 1);
    rows.push(cells.map((territory) => (territory ? makeTerritory(territory) : EMPTY_CELL)).join(' '));
  }
  const corner = cellAt(view, view.width + 1);
  return [...(corner.x === 0 && corner.y === 0 ? [] : [`at ${makeCell(corner)}`]), ...rows].join('\n');
}

export function parsePicture(text: string): Result<View, TextError> {
  const long = tooLong(text);
  if (long) return long;
  const drawn: Array<{ readonly cell: Cell; readonly territory: Territory }> = [];
  let corner: Cell = { x: 0, y: 0 };
  let y = 0;
  for (const { words, end } of splitLines(text).filter((line) => line.words.length > 0)) {
    const [at, where = end, extra] = words;
    if (at?.text === 'at' && y === 0) {
      const cell = parseCell(where.text);
      if (!cell) return unexpected(where, 'cell');
      if (extra) return unexpected(extra, 'end');
      corner = cell;
      continue;
    }
    for (const [x, word] of words.entries()) {
      if (word.text === EMPTY_CELL) continue;
      const territory = parseTerritory(word.text);
      if (!territory) return unexpected(word, 'territory');
      drawn.push({ cell: { x: corner.x + x, y: corner.y + y }, territory });
    }
    y++;
  }
  return ok(viewOf(drawn));
}

/** A view with exactly these territories. */
function viewOf(drawn: ReadonlyArray<{ readonly cell: Cell; readonly territory: Territory }>): View {
  if (drawn.length === 0) return EMPTY_VIEW;
  const xs = drawn.map(({ cell }) => cell.x);
  const ys = drawn.map(({ cell }) => cell.y);
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  const width = Math.max(...xs) + 2 - left;
  const height = Math.max(...ys) + 2 - top;
  const territories = new Array<Territory | undefined>(width * height).fill(undefined);
  for (const { cell, territory } of drawn) territories[(cell.y - top) * width + cell.x - left] = territory;
  return { left, top, width, height, territories };
}
