// The card in hand, ready to drag, and the free cards that follow it.

import type { Card, Rotation } from '@wagons/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFront, CardPicture } from '../art/cardFront.tsx';
import type { Letters } from '../art/territories.tsx';
import type { Drag } from '../motion/drag.ts';
import { move } from '../motion/animate.ts';

export type HandCardProps = {
  readonly card: Card;
  readonly rotation: Rotation;
  /** The cards to be placed after this one. */
  readonly following?: readonly Card[] | undefined;
  /** Accessible name of the card. */
  readonly label: string;
  readonly letters?: Letters | undefined;
  /** Whether the town shows the card as a ghost: here it is faded. */
  readonly away?: boolean | undefined;
  readonly drag?: Drag | undefined;
  /** A drag of the card begins. */
  readonly onLift?: (() => void) | undefined;
};

/** As high as its container; as wide as it needs. */
export function HandCard(props: HandCardProps) {
  const { card, rotation, following = [], label, letters, away = false, drag, onLift } = props;
  const picture = useRef<SVGSVGElement>(null);
  const before = useRef({ card, rotation });
  useLayoutEffect(() => {
    const turned = before.current.card === card && before.current.rotation !== rotation;
    before.current = { card, rotation };
    if (turned && picture.current)
      move(picture.current, [{ transform: 'rotate(-180deg)' }, { transform: 'none' }], 180);
  }, [card, rotation]);
  return (
    <div class="ctw-hand">
      <span
        class={`ctw-hand-card${away ? ' ctw-away' : ''}`}
        role="img"
        aria-label={label}
        data-card={card.id}
        onPointerDown={(event) => drag?.pick(event, { picture: () => picture.current, onLift })}
      >
        <svg ref={picture} class="ctw-card-picture" viewBox="-5 -3 210 212" aria-hidden="true">
          <CardFront card={card} rotation={rotation} letters={letters} />
        </svg>
      </span>
      {following.map((after) => (
        <CardPicture key={after.id} class="ctw-following" card={after} letters={letters} />
      ))}
    </div>
  );
}

/** The hand as a picture, without interaction. */
export const HandPicture = ({ card, letters }: Pick<HandCardProps, 'card' | 'letters'>) => (
  <div class="ctw-hand" aria-hidden="true">
    <span class="ctw-hand-card">
      <CardPicture card={card} letters={letters} />
    </span>
  </div>
);
