// A line through values from left to right, with dots and an optional band around it. Show the same numbers in a table.

import { useRef } from 'preact/hooks';
import { makeScale, type ScaleOptions, shareOn } from './scale.ts';
import type { PlotTone } from './tone.ts';
import { useWidth } from './useWidth.ts';
import * as css from './plot.module.css';

type LinePoint = {
  readonly value: number;
  /** The uncertainty of the value, drawn as a band. */
  readonly range?: readonly [number, number] | undefined;
  /** The color of its dot; no dot if undefined. */
  readonly tone?: PlotTone | undefined;
};

type LinePlotProps = ScaleOptions & {
  /** What the line shows, in words. */
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** The text of a tick of the scale. */
  readonly tick: (value: number) => string;
};

const HEIGHT = 200;
/** Margins: labels at the left, dots all around. */
const LEFT = 44;
const ROUND = 10;
/** With more points than this, dots are small. */
const CROWDED = 40;

export function LinePlot({ label, points, tick, base, smallest }: LinePlotProps) {
  const ref = useRef<SVGSVGElement>(null);
  const width = useWidth(ref);
  const scale = makeScale(
    points.flatMap(({ value, range }) => [value, ...(range ?? [])]),
    { base, smallest },
  );
  const y = (value: number): number => ROUND + (1 - shareOn(scale, value)) * (HEIGHT - 2 * ROUND);
  const x = (at: number): number =>
    LEFT + (points.length < 2 ? 0.5 : at / (points.length - 1)) * (width - LEFT - ROUND);
  const spots = points.map(({ value }, at) => ({ x: x(at), y: y(value) }));
  const band = points.some(({ range }) => range !== undefined)
    ? [
        ...points.map(({ value, range }, at) => ({ x: x(at), y: y(range?.[1] ?? value) })),
        ...points.map(({ value, range }, at) => ({ x: x(at), y: y(range?.[0] ?? value) })).toReversed(),
      ]
    : [];
  return (
    <svg
      ref={ref}
      class={css.plot}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      height={HEIGHT}
    >
      {scale.ticks.map((value) => (
        <g key={value}>
          <path class={value === base ? css.base : css.grid} d={`M${LEFT} ${y(value)}H${width - ROUND}`} />
          <text x={LEFT - 8} y={y(value)} text-anchor="end" dominant-baseline="central">
            {tick(value)}
          </text>
        </g>
      ))}
      {band.length > 0 && <path class={css.band} d={`${pathOf(band)}Z`} />}
      <path class={css.path} d={pathOf(spots)} />
      {spots.map((spot, at) => {
        const tone = points[at]?.tone;
        const radius = points.length > CROWDED ? 2.5 : 4;
        return (
          tone && <circle key={at} class={css.tone} data-tone={tone} cx={spot.x} cy={spot.y} r={radius} />
        );
      })}
    </svg>
  );
}

const pathOf = (spots: ReadonlyArray<{ readonly x: number; readonly y: number }>): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
