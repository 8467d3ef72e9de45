// The lines of a tally, explained down to the cells they come from.

import type { Contribution, Line, Seat, Terrain, TownCell } from '@wagons/rules';
import type { PlayWords } from './contract.ts';
import { bonusLine, explainTerrain } from './tally.ts';

/** "Desert: largest group, 4 territories – 0,0 1,0 2,0 2,1" */
export function locateTerrain(words: PlayWords, terrain: Terrain, line: Line): string {
  const text = explainTerrain(words, terrain, line);
  const cells = cellsText(line.contributions.flatMap((part) => part.cells));
  return cells === '' ? text : `${text} – ${cells}`;
}

/** "Badlands: 8 points = 4 (0,0) + 4 (2,1)"; the cells lie in the town of that seat unless said. */
export const locateBonus = (words: PlayWords, title: string, line: Line, seat: Seat): string =>
  bonusLine(
    words,
    title,
    line,
    line.contributions.map((part) => withCells(words, part, seat)),
  );

function withCells(words: PlayWords, { points, cells }: Contribution, seat: Seat): string {
  const own = cellsText(cells.filter(({ town }) => town === seat));
  const other = cellsText(cells.filter(({ town }) => town !== seat));
  const places = [own, other && words.tally.opponentCells(other)].filter((text) => text !== '');
  const number = words.amounts.number(points);
  return places.length > 0 ? `${number} (${places.join(' · ')})` : number;
}

const cellsText = (cells: readonly TownCell[]): string =>
  cells.map(({ cell }) => `${cell.x},${cell.y}`).join(' ');
