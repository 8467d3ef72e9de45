// What the map tells of each spot, and how: nobody fetches it who does not want it.

import type { Spot } from '@wagons/board';
import type { Cell, Rotation } from '@wagons/rules';
import { type Placing, computeHeat, type Slices, type SpotChange } from '../table/heat.ts';
import './heatMap.css';

/** What is told of a spot; nothing of one that is not legal. */
export type Marks = (cell: Cell, rotation: Rotation) => Pick<Spot, 'mark'>;

const slices: Slices = {
  now: () => performance.now(),
  soon: (call) => {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};

/** Tells of all spots once all of them are reckoned; the answer calls it off. */
export const reckonMarks = (game: Placing, done: (marks: Marks) => void): (() => void) =>
  computeHeat(game, slices, (map) =>
    done((cell, rotation) => {
      const spot = map(cell, rotation);
      return spot ? { mark: ({ x, y }) => <HeatMark {...spot} x={x} y={y} /> } : {};
    }),
  );

/** Points with the sign that belongs to them, a true minus. */
const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${Math.abs(change)}` : '0';

type HeatMarkProps = Pick<SpotChange, 'own' | 'heat'> & { readonly x: number; readonly y: number };

/** Drawn by measures of the style sheet. */
function HeatMark({ own, heat, x, y }: HeatMarkProps) {
  const text = signed(own);
  return (
    <g
      class={`heat-mark${heat === 0 ? '' : heat > 0 ? ' warm' : ' cold'}`}
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
