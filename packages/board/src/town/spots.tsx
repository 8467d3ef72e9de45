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

/** Drawn where it is, by measures of the style sheet: a mark with a transform of its own would cost more in every frame. */
function Mark({ cell, change, heat }: Spot) {
  const { x, y } = middle(cell);
  const text = change === undefined ? '' : signed(change);
  const tone = heat === undefined || heat === 0 ? '' : heat > 0 ? ' ctw-warm' : ' ctw-cold';
  return (
    <g
      class={`ctw-spot${text === '' ? '' : ' ctw-told'}${tone}`}
      style={{
        ...(heat !== undefined && { '--ctw-heat': Math.abs(heat).toFixed(2) }),
        ...(text !== '' && { '--x': `${x}px`, '--y': `${y}px`, '--wide': `${6 + 6 * text.length}px` }),
      }}
      data-spot={`${cell.x},${cell.y}`}
    >
      {text === '' ? (
        <circle cx={x} cy={y} />
      ) : (
        <>
          <rect />
          <text x={x} y={y} dy="0.36em">
            {text}
          </text>
        </>
      )}
    </g>
  );
}
