// Which cells of a town are lit: those of the line that is pointed at, or those that the ghost would change.

import type { LitCell } from '@wagons/board';
import type { Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { settings } from '../../app/desk.ts';
import { type Preview, standingOf } from '../../table/preview.ts';
import { cellsOf } from './lines.ts';
import type { SeenNow } from './seen.ts';

export function useLit({ sitting, game, lit }: SeenNow, town: Seat): readonly LitCell[] {
  const line = lit.value;
  const tells = settings.hints.value === 'change' || settings.hints.value === 'heat';
  const preview = sitting.preview.value;
  const shown = tells ? preview : undefined;
  return useMemo(() => {
    if (line !== undefined) return plain(cellsOf(preview?.after ?? standingOf(game).tallies, line, town));
    return shown ? changed(shown, town) : NONE;
  }, [line, preview, shown, game, town]);
}

const NONE: readonly LitCell[] = [];

const plain = (cells: ReturnType<typeof cellsOf>): readonly LitCell[] =>
  cells.map((cell) => ({ cell, tone: 'plain' }));

/** The cells of every line that would bring more, and of every line that would bring less. */
function changed({ changes }: Preview, town: Seat): readonly LitCell[] {
  return [changes.first, changes.second].flatMap(({ terrains, bonuses }) =>
    [...Object.values(terrains), ...bonuses].flatMap(({ change, gained, lost }): readonly LitCell[] => {
      if (change === 0) return NONE;
      const [cells, tone] = change > 0 ? [gained, 'gain' as const] : [lost, 'loss' as const];
      return cells.filter((one) => one.town === town).map(({ cell }) => ({ cell, tone }));
    }),
  );
}
