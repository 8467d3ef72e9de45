// The lines of a tally in their order on the screen: six terrains, then the three scoring cards.

import {
  type BySeat,
  type Cell,
  type Line,
  type Points,
  type Seat,
  type Tally,
  TERRAINS,
} from '@wagons/rules';

/** The place of a line: 0 to 5 are the terrains, 6 to 8 the scoring cards. */
export type LineIndex = number;

/** As many lines has a tally. */
export const LINES = 9;

export const linesOf = ({ terrains, bonuses }: Tally): readonly Line[] => [
  ...TERRAINS.map((terrain) => terrains[terrain]),
  ...bonuses,
];

/** What the lines revealed so far come to; once all are, the total. */
export const revealedTotal = (tally: Tally, revealed: number): Points =>
  revealed < LINES
    ? linesOf(tally)
        .slice(0, revealed)
        .reduce((sum, { points }) => sum + points, 0)
    : tally.total;

/** The cells in one town that a line of either player's tally counts. */
export function cellsOf(tallies: BySeat<Tally>, index: LineIndex, town: Seat): readonly Cell[] {
  // A line that compares the players counts cells of both towns; each town lights what its owner counts there.
  const line = linesOf(tallies[town])[index];
  return (line?.contributions ?? []).flatMap(({ cells }) =>
    cells.filter((one) => one.town === town).map(({ cell }) => cell),
  );
}
