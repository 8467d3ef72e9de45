// The lines of a tally, explained: where its points come from, and on which cells if asked.

import type { Contribution, Line, Seat, Terrain, TownCell } from '@wagons/rules';
import type { PlayWords } from './contract.ts';

/** "Desert: largest group, 4 territories"; with `cells` also where they lie. */
export function explainTerrain(
  words: PlayWords,
  terrain: Terrain,
  line: Line,
  ask: { readonly cells?: boolean } = {},
): string {
  const text = words.tally.terrain({ terrain, size: line.points, choices: line.choices });
  const cells = cellsText(line.contributions.flatMap((part) => part.cells));
  return ask.cells && cells !== '' ? `${text} – ${cells}` : text;
}

/** "Badlands: 8 points = 4 + 4"; with `cells` also where each part comes from, in the town of that seat unless said. */
export function explainBonus(
  words: PlayWords,
  title: string,
  line: Line,
  ask: { readonly cells?: boolean; readonly seat: Seat },
): string {
  const { points, contributions, choices } = line;
  const worthShowing = contributions.length > 1 || (ask.cells === true && contributions.length > 0);
  const parts = contributions.map((part) =>
    ask.cells ? withCells(words, part, ask.seat) : words.amounts.number(part.points),
  );
  return words.tally.bonus({ title, points, sum: worthShowing ? sumText(parts) : undefined, choices });
}

function withCells(words: PlayWords, { points, cells }: Contribution, seat: Seat): string {
  const own = cellsText(cells.filter(({ town }) => town === seat));
  const other = cellsText(cells.filter(({ town }) => town !== seat));
  const places = [own, other && words.tally.opponentCells(other)].filter((text) => text !== '');
  const number = words.amounts.number(points);
  return places.length > 0 ? `${number} (${places.join(' · ')})` : number;
}

/** "2 + 2 − 1" */
const sumText = (parts: readonly string[]): string =>
  parts.reduce((sum, part) => (part.startsWith('−') ? `${sum} − ${part.slice(1)}` : `${sum} + ${part}`));

const cellsText = (cells: readonly TownCell[]): string =>
  cells.map(({ cell }) => `${cell.x},${cell.y}`).join(' ');
