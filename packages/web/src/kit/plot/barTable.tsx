// A table whose rows have a bar each, with an interval. The numbers are beside the bars, so nothing depends on seeing them.

import type { ComponentChildren } from 'preact';
import { scrollable } from '../ui/scrollable.ts';
import { makeScale, type PlotScale, shareOn } from './scale.ts';
import type { PlotTone } from './tone.ts';
import { ToneDot } from './toneDot.tsx';
import * as css from './plot.module.css';

type BarRow = {
  readonly key: string;
  readonly label: ComponentChildren;
  /** A bar from the base to this value; none if undefined, for instance if there is no game. */
  readonly value: number | undefined;
  /** The ends of the interval. */
  readonly range?: readonly [number, number] | undefined;
  readonly tone?: PlotTone | undefined;
  /** Instead of one color: the parts of the bar, from the base on. They sum to the value. */
  readonly parts?: ReadonlyArray<{ readonly value: number; readonly tone: PlotTone }> | undefined;
  /** A second, thinner bar below the first, to compare with. */
  readonly beside?: { readonly value: number; readonly tone: PlotTone } | undefined;
  /** The numbers in the columns beside the bar. */
  readonly numbers: readonly string[];
};

type BarTableProps = {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** The headings of the rows and of the columns of numbers. */
  readonly heading: string;
  readonly columns: readonly string[];
  /** The tones of the first columns, if they are parts of the bar: on a phone a dot stands for the heading. */
  readonly tones?: readonly PlotTone[];
  readonly rows: readonly BarRow[];
  /** The text of a tick of the scale. */
  readonly tick: (value: number) => string;
  /** Where bars start; 0 by default. */
  readonly base?: number;
  /** Values that the scale includes in any case. */
  readonly include?: readonly number[];
};

export function BarTable(props: BarTableProps) {
  const { caption, heading, columns, tones = [], rows, tick, base = 0, include = [] } = props;
  const values = rows.flatMap(({ value, range, beside }) => [
    ...(value === undefined ? [] : [value]),
    ...(beside ? [beside.value] : []),
    ...(range ?? []),
  ]);
  const scale = makeScale([...values, ...include], { base });
  return (
    <div class={css.scroll} {...scrollable()} role="region" aria-label={caption}>
      <table class={css.table}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <td class={css.drawn} aria-hidden="true">
              <Ticks scale={scale} tick={tick} />
            </td>
            {columns.map((column, i) => (
              <th key={column} scope="col">
                <Heading text={column} tone={tones[i]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td class={css.drawn} aria-hidden="true">
                <Bar row={row} scale={scale} base={base} />
              </td>
              {row.numbers.map((number, i) => (
                <td key={columns[i]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ text, tone }: { readonly text: string; readonly tone: PlotTone | undefined }) {
  if (tone === undefined) return text;
  return (
    <>
      <ToneDot tone={tone} />
      <span class={css.word}>{text}</span>
    </>
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

function Ticks({ scale, tick }: { readonly scale: PlotScale; readonly tick: (value: number) => string }) {
  return (
    <svg width="100%" height={16}>
      {[scale.from, scale.to].map((value, i) => (
        <text key={value} x={percent(i)} y={12} text-anchor={i === 0 ? 'start' : 'end'}>
          {tick(value)}
        </text>
      ))}
    </svg>
  );
}

type BarProps = { readonly row: BarRow; readonly scale: PlotScale; readonly base: number };

function Bar({ row: { value, range, tone = 'plain', parts, beside }, scale, base }: BarProps) {
  const at = (one: number): string => percent(shareOn(scale, one));
  const pieces = parts ?? (value === undefined ? [] : [{ value: value - base, tone }]);
  let end = base;
  return (
    <svg width="100%" height={24}>
      {scale.ticks.map((one) => (
        <line key={one} class={css.grid} x1={at(one)} x2={at(one)} y1={0} y2={24} />
      ))}
      {pieces.map((piece, i) => {
        const start = end;
        end += piece.value;
        const [low, high] = [Math.min(start, end), Math.max(start, end)];
        const width = percent(shareOn(scale, high) - shareOn(scale, low));
        const across = beside ? { y: 2, height: 11 } : { y: 5, height: 14 };
        return <rect key={i} class={css.tone} data-tone={piece.tone} x={at(low)} width={width} {...across} />;
      })}
      {beside && (
        <rect
          class={css.tone}
          data-tone={beside.tone}
          x={at(Math.min(base, beside.value))}
          width={percent(Math.abs(shareOn(scale, beside.value) - shareOn(scale, base)))}
          y={15}
          height={7}
        />
      )}
      <line class={css.base} x1={at(base)} x2={at(base)} y1={0} y2={24} />
      {range && (
        <>
          <line class={css.range} x1={at(range[0])} x2={at(range[1])} y1={12} y2={12} />
          {range.map((one, i) => (
            <line key={i} class={css.range} x1={at(one)} x2={at(one)} y1={8} y2={16} />
          ))}
        </>
      )}
    </svg>
  );
}
