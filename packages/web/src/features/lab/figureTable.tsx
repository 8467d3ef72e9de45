// A table of figures with bars: the number, its range, and the sample.

import type { ComponentChildren } from 'preact';
import { BarTable } from '../../kit/plot/barTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { type Figure, meanText, rangeOf, rangeText } from './figures.ts';

type FigureRow = { readonly key: string; readonly label: ComponentChildren; readonly figure: Figure };

type FigureTableProps = {
  readonly caption: string;
  readonly heading: string;
  /** The headings of the number and of the sample. */
  readonly number: string;
  readonly sample?: string;
  readonly rows: readonly FigureRow[];
  readonly write: (value: number) => string;
  readonly base?: number;
};

export function FigureTable({ caption, heading, number, sample, rows, write, base = 0 }: FigureTableProps) {
  const say = useSpeech().numbers;
  const { amounts } = useSpeech().words;
  return (
    <BarTable
      caption={caption}
      heading={heading}
      columns={[number, say.columns.range, sample ?? say.columns.games]}
      tick={write}
      base={base}
      rows={rows.map(({ key, label, figure }) => ({
        key,
        label,
        value: figure.mean ?? undefined,
        range: rangeOf(figure),
        numbers: [meanText(figure, write), rangeText(say, figure, write), amounts.number(figure.n)],
      }))}
    />
  );
}
