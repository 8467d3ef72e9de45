// Tallies side by side, line by line: before, with the given answer, with the best one.

import { TerrainSwatch } from '@wagons/board';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type Tally, TERRAINS } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { LINES, linesOf } from '../../play/text/lines.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import { useLineNames } from './lineNames.ts';
import * as css from './puzzle.module.css';

type Column = { readonly is: 'before' | 'own' | 'best'; readonly tally: Tally };

type ComparisonProps = { readonly task: PuzzleTask; readonly columns: readonly Column[] };

export function Comparison({ task, columns }: ComparisonProps) {
  const { words, web } = useSpeech();
  const { solve } = useSpeech().puzzles;
  const nameOf = useLineNames(task.game);
  const { number } = words.amounts;
  const [first] = columns;
  const isChanged = (line: number): boolean =>
    columns.some(
      ({ tally }) => linesOf(tally)[line]?.points !== (first && linesOf(first.tally)[line]?.points),
    );
  return (
    <PointsTable
      class={css.comparison}
      caption={solve.compare}
      columns={columns.map(({ is }) => solve.columns[is])}
      rows={Array.from({ length: LINES }, (_, line) => ({
        key: line,
        isLit: isChanged(line),
        name: (
          <>
            {TERRAINS[line] && <TerrainSwatch terrain={TERRAINS[line]} />} {nameOf(line)}
          </>
        ),
        cells: columns.map(({ tally }) => number(linesOf(tally)[line]?.points ?? 0)),
      }))}
      sum={{ name: web.table.total, cells: columns.map(({ tally }) => number(tally.total)) }}
    />
  );
}
