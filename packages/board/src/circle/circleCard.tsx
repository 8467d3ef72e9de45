// A card in the circle: a button to point at, choose, and drag into a town.

import type { Card, CardId, Circle } from '@wagons/rules';
import type { CSSProperties } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { CardFront } from '../art/cardFront.tsx';
import type { Letters } from '../art/territories.tsx';
import type { Drag } from '../motion/drag.ts';

/** The props that the ring and the queue share. */
export type CircleProps = {
  /** The remaining cards, clockwise from the next one. */
  readonly circle: Circle;
  readonly cardOf: (id: CardId) => Card;
  /** Accessible name of the circle. */
  readonly label: string;
  /** Accessible name of a card; `place` counts from 0, clockwise from the next card. */
  readonly cardLabel: (card: CardId, place: number) => string;
  readonly letters?: Letters | undefined;
  /** How many cards show their fronts; a page may draw them one after another. All by default. */
  readonly drawn?: number | undefined;
  /** The card at the draft point; undefined before the starting card is chosen. */
  readonly next?: CardId | undefined;
  /** What the tab on that card says; it has an arrow anyway. */
  readonly nextLabel?: string | undefined;
  /** Cards that would go to the opponent. */
  readonly marked?: readonly CardId[] | undefined;
  readonly chosen?: CardId | undefined;
  /** A card is pointed at by pointer or by focus, or (undefined) no longer. */
  readonly onPoint?: ((card: CardId | undefined) => void) | undefined;
  /** A tap or Enter. Without it the cards are disabled. */
  readonly onChoose?: ((card: CardId) => void) | undefined;
  /** With both, a card can be dragged into a town: `onLift` reports which one has just left its place. */
  readonly drag?: Drag | undefined;
  readonly onLift?: ((card: CardId) => void) | undefined;
};

type CircleCardProps = CircleProps & {
  readonly id: CardId;
  readonly place: number;
  readonly reachable: boolean;
  readonly onReach: (place: number) => void;
  /** Whether the cards lie in a row that scrolls sideways. */
  readonly swiped?: boolean;
  /** Where the card after this one is. */
  readonly way?: 'right' | 'down' | undefined;
  readonly style?: CSSProperties;
};

export function CircleCard(props: CircleCardProps) {
  const { id, place, cardOf, cardLabel, letters, next, marked, chosen, reachable, onReach, swiped, style } =
    props;
  const { onPoint, onChoose, drag, onLift } = props;
  const picture = useRef<SVGSVGElement>(null);
  const isDrawn = props.drawn === undefined || place < props.drawn;
  const front = useMemo(
    () => isDrawn && <CardFront card={cardOf(id)} letters={letters} />,
    [isDrawn, id, cardOf, letters],
  );
  const gift = marked?.includes(id) === true;
  const classes = [
    'ctw-circle-card',
    id === next && 'ctw-next',
    gift && 'ctw-gift',
    id === chosen && 'ctw-chosen',
    drag && onLift && 'ctw-liftable',
  ];
  const mouseOnly = (then: () => void) => (event: PointerEvent) => {
    // A finger can't hover: its touch chooses.
    if (event.pointerType !== 'touch') then();
  };
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={style}
      data-place={place}
      data-card={id}
      tabindex={reachable ? 0 : -1}
      aria-label={cardLabel(id, place)}
      aria-pressed={id === chosen}
      aria-disabled={onChoose === undefined}
      onClick={() => onChoose?.(id)}
      onFocus={() => {
        onReach(place);
        onPoint?.(id);
      }}
      onBlur={() => onPoint?.(undefined)}
      onPointerEnter={mouseOnly(() => onPoint?.(id))}
      onPointerLeave={mouseOnly(() => onPoint?.(undefined))}
      onPointerDown={(event) => {
        if (drag && onLift)
          drag.pick(event, { picture: () => picture.current, swiped, onLift: () => onLift(id) });
      }}
    >
      <svg ref={picture} class="ctw-card-picture" viewBox="-5 -3 210 212" aria-hidden="true">
        {front}
        {gift && <Ribbon />}
        {id === next && <NextTab label={props.nextLabel} way={props.way} />}
        {id === chosen && <rect class="ctw-chosen-line" x="-1" y="-1" width="202" height="202" rx="13" />}
      </svg>
    </button>
  );
}

/** A ribbon with a bow along the seams of a card that would go to the opponent. */
function Ribbon() {
  return (
    <g class="ctw-ribbon">
      <path d="M93 3h14v194h-14zM3 93h194v14h-194z" />
      <path
        class="ctw-bow"
        d="M100 100C84 76 62 68 56 82C50 98 76 106 100 100C124 106 150 98 144 82C138 68 116 76 100 100zM100 100L78 134L88 132L94 142L103 106L106 142L112 132L122 134z"
      />
    </g>
  );
}

/** A frame around the next card, and a tab on its upper edge that says so and points at the card after it. */
function NextTab({
  label = '',
  way = 'right',
}: {
  readonly label?: string | undefined;
  readonly way?: 'right' | 'down' | undefined;
}) {
  const width = Math.min(204, 50 + label.length * 18);
  return (
    <g class="ctw-tab">
      <rect class="ctw-tab-frame" x="0" y="0" width="200" height="200" rx="12" />
      <rect class="ctw-tab-ground" x="-4" y="-24" width={width} height="42" rx="10" />
      <text x="10" y="8" textLength={label.length > 8 ? width - 50 : undefined}>
        {label}
      </text>
      <path
        d="M-8 -10L9 0L-8 10z"
        transform={`translate(${width - 24} -3) rotate(${way === 'down' ? 90 : 0})`}
      />
    </g>
  );
}
