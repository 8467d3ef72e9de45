// A town drawn into a picture: its cards, without anything to point at.

import { CARD, CardFront } from '@wagons/board';
import type { Deck, Town } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';

type PaintedTownProps = {
  readonly town: Town;
  readonly deck: Deck;
  /** Where the cell 0,0 begins, and the side of a cell, in the units of the picture. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly cell: number;
};

export const PaintedTown = ({ town, deck, corner, cell: side }: PaintedTownProps) => (
  <g transform={`translate(${corner.x} ${corner.y}) scale(${(2 * side) / CARD})`}>
    {town.map(({ card, cell, rotation }) => (
      <g key={card} transform={`translate(${(cell.x * CARD) / 2} ${(cell.y * CARD) / 2})`}>
        <CardFront card={cardOf(deck, card)} rotation={rotation} />
      </g>
    ))}
  </g>
);
