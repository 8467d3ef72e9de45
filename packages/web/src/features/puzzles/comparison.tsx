// Tallies side by side, line by line: before, with the given answer, with the best one.

import { TerrainSwatch } from '@wagons/board';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type Tally, TERRAINS } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { LINES, linesOf } from '../../play/text/lines.ts';
import { useLineNames } from './lineNames.ts';
import { puzzlesWords } from './words.ts';
import './comparison.css';

type Column = { readonly is: 'before' | 'own' | 'best'; readonly tally: Tally };

type ComparisonProps = { readonly task: PuzzleTask; readonly columns: readonly Column[] };

export function Comparison({ task, columns }: ComparisonProps) {
  const { words, web } = useSpeech();
  const { solve } = puzzlesWords.use();
  const nameOf = useLineNames(task.game);
  const { number } = words.amounts;
  const [first] = columns;
  const isChanged = (line: number): boolean =>
    columns.some(
      ({ tally }) => linesOf(tally)[line]?.points !== (first && linesOf(first.tally)[line]?.points),
    );
  return (
    <table class="puzzle-comparison">
      <caption>{solve.compare}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ is }) => (
            <th key={is} scope="col">
              {solve.columns[is]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: LINES }, (_, line) => (
          <tr key={line} data-changed={isChanged(line)}>
            <th scope="row">
              {TERRAINS[line] && <TerrainSwatch terrain={TERRAINS[line]} />} {nameOf(line)}
            </th>
            {columns.map(({ is, tally }) => (
              <td key={is}>{number(linesOf(tally)[line]?.points ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{web.table.total}</th>
          {columns.map(({ is, tally }) => (
            <td key={is}>{number(tally.total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
