// The lit cells of a town: those of the tally line pointed at, or the ghost's changes and the hint's spot.

import { computed } from '@preact/signals';
import type { LitCell } from '@wagons/board';
import type { Cell, Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { changedCells, type Preview, standingOf } from '../table/preview.ts';
import { linesOf, litCells } from '../text/lines.ts';
import { useTable } from './tableContext.ts';

export function useLit(game: Game, town: Seat): readonly LitCell[] {
  const { sitting, lit, help, hints } = useTable();
  return useMemo(
    () =>
      computed(() => {
        const line = lit.value;
        const preview = sitting.preview.value;
        if (line !== undefined) return litCells(preview?.after ?? standingOf(game).tallies, { line, town });
        const tells = help === 'change' || help === 'heat';
        const spot = sitting.seat.value === town ? hints.spot.value : undefined;
        const cells = [
          ...(tells && preview ? changed(preview, town) : NONE),
          ...(spot ? plain(quarters(spot)) : NONE),
        ];
        // A constant empty list, so that the town does not render again.
        return cells.length > 0 ? cells : NONE;
      }),
    [lit, sitting, game, town, help, hints],
  ).value;
}

const NONE: readonly LitCell[] = [];

const plain = (cells: readonly Cell[]): readonly LitCell[] => cells.map((cell) => ({ cell, tone: 'plain' }));

/** The cells under a card. */
export const quarters = ({ x, y }: Cell): readonly Cell[] =>
  [0, 1, 2, 3].map((quarter) => ({ x: x + (quarter % 2), y: y + (quarter >> 1) }));

/** The cells of a town that would start or stop counting, in every line of its tally that gains or loses points. */
function changed({ before, after }: Preview, town: Seat): readonly LitCell[] {
  const lines = linesOf(before[town]);
  return linesOf(after[town]).flatMap((line, index): readonly LitCell[] => {
    const was = lines[index];
    if (!was || line.points === was.points) return NONE;
    const tone = line.points > was.points ? 'gain' : 'loss';
    return changedCells(was, line, town).map((cell) => ({ cell, tone }));
  });
}
