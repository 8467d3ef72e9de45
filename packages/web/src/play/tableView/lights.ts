// The cells that a placement makes count more or less.

import type { LitCell } from '@wagons/board';
import type { Seat } from '@wagons/rules';
import { changedCells, type Preview } from '../table/preview.ts';
import { linesOf } from '../text/lines.ts';

/** The cells of a town that start or stop counting, in every line of its tally that gains or loses points. */
export function changedLights({ before, after }: Preview, town: Seat): readonly LitCell[] {
  const lines = linesOf(before[town]);
  return linesOf(after[town]).flatMap((line, index): readonly LitCell[] => {
    const was = lines[index];
    if (!was || line.points === was.points) return [];
    const tone = line.points > was.points ? 'gain' : 'loss';
    return changedCells(was, line, town).map((cell) => ({ cell, tone }));
  });
}
