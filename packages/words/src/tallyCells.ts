// The lines of a tally, explained down to the cells they come from.

import type { Seat, Terrain } from '@wagons/rules';
import type { Contribution, Line, TownCell } from '@wagons/rules/scoring';
import type { Words } from './words.ts';
import { bonusLine, explainTerrain } from './tally.ts';

/** "Desert: largest group, 4 territories – 0,0 1,0 2,0 2,1" */
export function locateTerrain(words: Words, terrain: Terrain, line: Line): string {
  const text = explainTerrain(words, terrain, line);
  const cells = cellsText(line.contributions.flatMap((part) => part.cells));
  return cells === '' ? text : `${text} – ${cells}`;
}

/** "Badlands: 8 points = 4 (0,0) + 4 (2,1)"; the cells are in the town of that seat unless marked as the opponent's. */
export function locateBonus(words: Words, title: string, line: Line, seat: Seat): string {
  const { contributions } = line;
  // Points for having none of something come from no cell, and there is nothing more to say of them.
  const isPlain = contributions.length === 1 && contributions.every(({ cells }) => cells.length === 0);
  const parts = contributions.map((part) => withCells(words, part, seat));
  return bonusLine(words, title, line, isPlain ? [] : parts);
}

function withCells(words: Words, { points, cells }: Contribution, seat: Seat): string {
  const own = cellsText(cells.filter(({ town }) => town === seat));
  const other = cellsText(cells.filter(({ town }) => town !== seat));
  const places = [own, other && words.tally.opponentCells({ cells: other })].filter((text) => text !== '');
  const number = words.amounts.number(points);
  return places.length > 0 ? `${number} (${places.join(' · ')})` : number;
}

const cellsText = (cells: readonly TownCell[]): string =>
  cells.map(({ cell }) => `${cell.x},${cell.y}`).join(' ');
