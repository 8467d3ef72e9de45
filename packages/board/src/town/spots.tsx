// The legal spots: a peg at the center of where the card would lie, or a custom mark.

import type { Cell } from '@wagons/rules';
import type { ComponentChild } from 'preact';
import type { Point } from '../geometry/boxes.ts';
import { makeCell } from '@wagons/rules/notation';
import { footprint, middle } from '../geometry/cells.ts';

/** A legal cell for the top left territory of the card. */
export type Spot = {
  readonly cell: Cell;
  /** Draws a custom mark around the center of the card, instead of the peg. */
  readonly mark?: ((at: Point) => ComponentChild) | undefined;
};

export function Spots({ spots, vacant }: { readonly spots: readonly Spot[]; readonly vacant: boolean }) {
  return (
    <g class="ctw-spots">
      {vacant && spots.map(({ cell }) => <Lot key={makeCell(cell)} cell={cell} />)}
      {spots.map((spot) => (
        <Mark key={makeCell(spot.cell)} {...spot} />
      ))}
    </g>
  );
}

/** In an empty town, the outline of the first card. */
function Lot({ cell }: { readonly cell: Cell }) {
  const { left, top, width, height } = footprint(cell);
  return <rect class="ctw-lot" x={left} y={top} width={width} height={height} rx="12" />;
}

/** Drawn at its coordinates: a transform per mark would cost more in every frame. */
function Mark({ cell, mark }: Spot) {
  const at = middle(cell);
  return (
    <g class="ctw-spot" data-spot={makeCell(cell)}>
      {mark ? mark(at) : <circle cx={at.x} cy={at.y} />}
    </g>
  );
}
