// The legal spots: a surveyor's peg where the middle of the card would come, or what is told of the spot.

import type { Cell } from '@wagons/rules';
import type { ComponentChild } from 'preact';
import { footprint, keyOf, middle, type Point } from '../geometry.ts';

/** A cell where the top left territory of the card may lie. */
export type Spot = {
  readonly cell: Cell;
  /** Draws what is told of the spot, around its middle: instead of the peg. */
  readonly told?: ((at: Point) => ComponentChild) | undefined;
};

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

/** Drawn where it is: a mark with a transform of its own would cost more in every frame. */
function Mark({ cell, told }: Spot) {
  const at = middle(cell);
  return (
    <g class="ctw-spot" data-spot={keyOf(cell)}>
      {told ? told(at) : <circle cx={at.x} cy={at.y} />}
    </g>
  );
}
