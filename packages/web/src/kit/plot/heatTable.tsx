// A table of numbers, colored by how far each is above or below zero.

import type { ComponentChildren } from 'preact';
import { scrollable } from '../ui/scrollable.ts';
import * as css from './plot.module.css';

type HeatCell = {
  /** No color if undefined. */
  readonly value: number | undefined;
  readonly text: string;
  /** More about the number, such as its interval; shown when the pointer rests on it. */
  readonly detail?: string | undefined;
};

type HeatRow = {
  readonly key: string;
  readonly label: ComponentChildren;
  readonly cells: readonly HeatCell[];
};

type HeatTableProps = {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** The heading of the rows. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly HeatRow[];
};

export function HeatTable({ caption, heading, columns, rows }: HeatTableProps) {
  const most = Math.max(
    ...rows.flatMap(({ cells }) => cells.map(({ value = 0 }) => Math.abs(value))),
    Number.MIN_VALUE,
  );
  return (
    <div class={css.scroll} {...scrollable()} role="region" aria-label={caption}>
      <table class={css.heat}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map(({ value = 0, text, detail }, i) => (
                <td
                  key={columns[i]}
                  class={css.tone}
                  data-tone={value < 0 ? 'loss' : 'gain'}
                  style={{ '--heat': `${((100 * Math.abs(value)) / most).toFixed(0)}%` }}
                  title={detail}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
