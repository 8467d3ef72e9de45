// The marks of the heat map; loaded on demand.

import type { Spot } from '@wagons/board';
import type { Cell, Rotation } from '@wagons/rules';
import { type Placing, computeHeat, type Slices, type SpotChange } from '../table/heat.ts';
import * as css from './heatMap.module.css';

/** The mark of a spot; empty if it is not legal. */
export type Marks = (cell: Cell, rotation: Rotation) => Pick<Spot, 'mark'>;

const slices: Slices = {
  now: () => performance.now(),
  soon: (call) => {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};

/** Calls back once all spots are computed; returns a cancel function. */
export const computeMarks = (game: Placing, done: (marks: Marks) => void): (() => void) =>
  computeHeat(game, slices, (map) =>
    done((cell, rotation) => {
      const spot = map(cell, rotation);
      return spot ? { mark: ({ x, y }) => <HeatMark {...spot} x={x} y={y} /> } : {};
    }),
  );

/** Points with a sign; a true minus. */
const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${Math.abs(change)}` : '0';

type HeatMarkProps = Pick<SpotChange, 'own' | 'heat'> & { readonly x: number; readonly y: number };

/** Sized by the style sheet. */
function HeatMark({ own, heat, x, y }: HeatMarkProps) {
  const text = signed(own);
  return (
    <g
      class={css.mark}
      data-part="heat"
      data-tone={heat === 0 ? 'none' : heat > 0 ? 'warm' : 'cold'}
      style={{
        '--heat': Math.abs(heat).toFixed(2),
        '--x': `${x}px`,
        '--y': `${y}px`,
        '--wide': `${6 + 6 * text.length}px`,
      }}
    >
      <rect />
      <text x={x} y={y} dy="0.36em">
        {text}
      </text>
    </g>
  );
}
