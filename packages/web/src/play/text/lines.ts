// The lines of a tally in their order on the screen: six terrains, then the three scoring cards.

import type { LitCell, Tone } from '@wagons/board';
import { type BySeat, type Cell, type Points, type Seat, SEATS, type Tally, TERRAINS } from '@wagons/rules';
import type { Contribution, Line } from '@wagons/rules/scoring';

/** The index of a line: 0 to 5 are the terrains, 6 to 8 the scoring cards. */
export type LineIndex = number;

/** The number of lines in a tally. */
export const LINES = 9;

export const linesOf = ({ terrains, bonuses }: Tally): readonly Line[] => [
  ...TERRAINS.map((terrain) => terrains[terrain]),
  ...bonuses,
];

/** The sum of the lines revealed so far; the total once all are. */
export const revealedTotal = (tally: Tally, revealed: number): Points =>
  revealed < LINES
    ? linesOf(tally)
        .slice(0, revealed)
        .reduce((sum, { points }) => sum + points, 0)
    : tally.total;

type Lit = {
  readonly line: LineIndex;
  readonly town: Seat;
  /** Whose tally the line is in; both players' by default. */
  readonly seat?: Seat | undefined;
};

/** The cells that a tally line counts in one town; some conditions count in the opponent's town. */
export const litCells = (tallies: BySeat<Tally>, { line, town, seat }: Lit): readonly LitCell[] =>
  litParts(
    (seat ? [seat] : SEATS).flatMap((one) => linesOf(tallies[one])[line]?.contributions ?? []),
    town,
    ({ points }) => (points < 0 ? 'loss' : 'plain'),
  );

/** The cells of contributions in one town, each contribution as a part. */
export const litParts = (
  contributions: readonly Contribution[],
  town: Seat,
  toneOf: (contribution: Contribution) => Tone,
): readonly LitCell[] =>
  contributions.flatMap((contribution, part) =>
    contribution.cells
      .filter((one) => one.town === town)
      .map(({ cell }) => ({ cell, tone: toneOf(contribution), part })),
  );

/** The cells in one town that a line of either player's tally counts. */
export const cellsOf = (tallies: BySeat<Tally>, line: LineIndex, town: Seat): readonly Cell[] =>
  litCells(tallies, { line, town }).map(({ cell }) => cell);

/** Cells to outline in the plain tone. */
export const plainLights = (cells: readonly Cell[]): readonly LitCell[] =>
  cells.map((cell) => ({ cell, tone: 'plain' }));
