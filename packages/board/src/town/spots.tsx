// The legal spots: a surveyor's peg where the middle of the card would come, with what it would bring.

import type { Cell } from '@wagons/rules';
import { footprint, middle } from '../geometry.ts';

/** A cell where the top left territory of the card may lie. */
export type Spot = {
  readonly cell: Cell;
  /** What laying the card here changes, in points: written at the spot. */
  readonly change?: number | undefined;
  /** How good the spot is among all, from −1 to 1: tints it. */
  readonly heat?: number | undefined;
};

/** Points with the sign that belongs to them, a true minus. */
const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${Math.abs(change)}` : '0';

export function Spots({ spots, vacant }: { readonly spots: readonly Spot[]; readonly vacant: boolean }) {
  return (
    <g class="ctw-spots">
      {vacant && spots.map(({ cell }) => <Lot cell={cell} />)}
      {spots.map((spot) => (
        <Mark {...spot} />
      ))}
    </g>
  );
}

/** Where nothing lies yet, the ground that the first card will take. */
function Lot({ cell }: { readonly cell: Cell }) {
  const { left, top, width, height } = footprint(cell);
  return <rect class="ctw-lot" x={left} y={top} width={width} height={height} rx="12" />;
}

function Mark({ cell, change, heat }: Spot) {
  const { x, y } = middle(cell);
  const text = change === undefined ? '' : signed(change);
  const tone = heat === undefined || heat === 0 ? '' : heat > 0 ? ' ctw-warm' : ' ctw-cold';
  return (
    <g
      class={`ctw-spot${change === undefined ? '' : ' ctw-told'}${tone}`}
      style={{
        transform: `translate(${x}px, ${y}px) scale(var(--ctw-mark))`,
        '--ctw-heat': `${Math.round(Math.abs(heat ?? 0) * 100)}%`,
      }}
      data-spot={`${cell.x},${cell.y}`}
    >
      {change === undefined ? (
        <circle r={heat === undefined ? 2.2 : 3.5 + 3.5 * Math.abs(heat)} />
      ) : (
        <>
          <rect x={-3 - 3 * text.length} y="-7" width={6 + 6 * text.length} height="14" rx="7" />
          <text y="3.6">{text}</text>
        </>
      )}
    </g>
  );
}
