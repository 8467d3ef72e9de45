// The front of a card: four territories on card stock, whose edge and shadow show which card is on top.

import type { Card, Rotation } from '@wagons/rules';
import { facing } from '@wagons/rules/town';
import type { JSX } from 'preact';
import { CARD, CELL } from '../geometry/measures.ts';
import { type Letters, Territories } from './territories.tsx';

type CardFrontProps = {
  readonly card: Card;
  /** Upside down, the territories swap places; icons stay upright to remain readable. */
  readonly rotation?: Rotation | undefined;
  readonly letters?: Letters | undefined;
};

const EDGE = 2.5;
const CORNER = 12;
const END = CARD - EDGE;

/** A quarter of a card: its position, and its outline inside the edge of the card, rounded at the corner. */
function quarter(x: number, y: number) {
  const [endX, endY] = [x, y].map((n) => (n === 0 ? EDGE : END));
  const [roundX, roundY] = [x, y].map((n) => (n === 0 ? CORNER : CARD - CORNER));
  const outline = `M${CELL} ${CELL}V${endY}H${roundX}Q${endX} ${endY} ${endX} ${roundY}V${CELL}z`;
  return { x, y, outline };
}
const QUARTERS = [quarter(0, 0), quarter(CELL, 0), quarter(0, CELL), quarter(CELL, CELL)];

/** The seams inside a card, and the two territories on either side of each. */
const SEAMS = [
  { d: `M${CELL} ${EDGE}V${CELL}`, between: [0, 1] },
  { d: `M${CELL} ${CELL}V${CARD - EDGE}`, between: [2, 3] },
  { d: `M${EDGE} ${CELL}H${CELL}`, between: [0, 2] },
  { d: `M${CELL} ${CELL}H${CARD - EDGE}`, between: [1, 3] },
] as const;

/** A card of 200 × 200 units at 0,0. */
export function CardFront({ card, rotation = 'upright', letters }: CardFrontProps): JSX.Element {
  const territories = facing(card, rotation);
  const seams = ({ border }: { readonly border: boolean }): string =>
    SEAMS.filter(
      ({ between: [one, other] }) => (territories[one].terrain !== territories[other].terrain) === border,
    )
      .map(({ d: seam }) => seam)
      .join('');
  return (
    <g class="ctw-card">
      <rect class="ctw-shadow" x="-3" y="0" width="206" height="207" rx="14" />
      <rect class="ctw-shadow" x="-1" y="1" width="202" height="202" rx="13" />
      <rect class="ctw-stock" width={CARD} height={CARD} rx={CORNER} />
      <Territories
        territories={QUARTERS.map((quarter, place) => ({
          ...(territories[place] ?? territories[0]),
          ...quarter,
        }))}
        letters={letters}
      />
      <path class="ctw-seam" d={seams({ border: false })} />
      <path class="ctw-seam ctw-border" d={seams({ border: true })} />
    </g>
  );
}

type CardPictureProps = CardFrontProps & {
  /** Accessible name; without it the picture is decorative. */
  readonly label?: string;
  readonly class?: string | undefined;
};

/** A card front as an SVG element of its own. Its size comes from the style sheet. */
export function CardPicture({ label, class: className, ...front }: CardPictureProps): JSX.Element {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`ctw-card-picture ${className ?? ''}`} viewBox="-5 -3 210 212" {...name}>
      <CardFront {...front} />
    </svg>
  );
}
