// Draws the points of a pictogram as brass coins: earned, divided, compared or handed over.

import type { JSX } from 'preact';
import { moved } from '../moved.ts';
import { numeral } from './glyphs.ts';
import { HIGH } from './measure.ts';
import type { Placed } from './placed.ts';

type CoinProps = {
  readonly text: string;
  readonly x: number;
  readonly r: number;
  readonly isLoss?: boolean;
};

/** A coin in the middle of the row. */
function Coin({ text, x, r, isLoss = false }: CoinProps): JSX.Element {
  const size = (text.length > 2 ? 0.88 : text.length > 1 ? 1.15 : 1.3) * r;
  return (
    <g class={isLoss ? 'ctw-points ctw-loss' : 'ctw-points'}>
      <circle class="ctw-coin" cx={x} cy="28" r={r} />
      {r > 20 && <circle class="ctw-coin-rim" cx={x} cy="28" r={0.83 * r} />}
      <text x={x} y={28 + 0.35 * size} font-size={size}>
        {text}
      </text>
    </g>
  );
}

export const Medallion = ({ points, left }: Placed<'points'>): JSX.Element => (
  <Coin text={numeral(points)} x={left + HIGH / 2} r={26} isLoss={points < 0} />
);

/** A coin for each territory between two others. */
export const Way = ({ points, left }: Placed<'way'>): JSX.Element => (
  <>
    {[0, 1].map((place) => (
      <g key={place}>
        <rect class="ctw-square" x={left + 2 + 62 * place} y="8" width="40" height="40" rx="5" />
        <Coin text={numeral(points)} x={left + 22 + 62 * place} r={16} isLoss={points < 0} />
      </g>
    ))}
    <path class="ctw-dots" d={`M${left + 48.5} 28h9.1`} />
  </>
);

/** A coin with the divisor, and an arrow for rounding down. */
export const Share = ({ by, left }: Placed<'share'>): JSX.Element => (
  <>
    <Coin text={`÷${by}`} x={left + 30} r={26} />
    <path class="ctw-lines" d={moved('M8 12v24M1 29l7 8 7-8', { x: left + 57, y: 6 })} />
  </>
);

const COLUMNS = {
  more: { own: 'M6 4h16v48H6z', rival: 'M31 37h20v15H31z', gap: 41 },
  fewer: { own: 'M7 36h22v16H7z', rival: 'M37 5h14v47H37z', gap: 18 },
} as const;

/** Two columns, the player's own filled; the coin marks the gap between them. */
export function DifferenceStrokes({ to, left }: Placed<'difference'>): JSX.Element {
  const { own, rival, gap } = COLUMNS[to];
  const there = { x: left, y: 0 };
  return (
    <>
      <path d={moved(own, there)} />
      <path class="ctw-lines" d={moved(`M3 52h54${rival}`, there)} />
      <g class="ctw-points">
        <circle class="ctw-coin" cx={left + gap} cy="18" r="15" />
        <path
          class="ctw-lines"
          d={moved('M0-9v18M-4.5-4.5l4.5-4.5 4.5 4.5M-4.5 4.5l4.5 4.5 4.5-4.5', { x: left + gap, y: 18 })}
        />
      </g>
    </>
  );
}

/** A coin on its way along an arrow. */
export const Handover = ({ points, left }: Placed<'handover'>): JSX.Element => (
  <>
    <path class="ctw-lines" d={moved('M2 28h66M58 18l11 10-11 10', { x: left, y: 0 })} />
    <Coin text={numeral(points)} x={left + 30} r={20} />
  </>
);
