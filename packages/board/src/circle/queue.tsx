// The circle unrolled from the draft point: a row of cards, the next one first.

import { useRef } from 'preact/hooks';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { useRoving } from './roving.ts';

/** Fills its place: one row to swipe through, or two where there is height for them. */
export function Queue(props: CircleProps) {
  const row = useRef<HTMLDivElement>(null);
  const { current, walk, setCurrent } = useRoving(row, props.circle, { round: false });
  return (
    <div class="ctw-queue">
      <div ref={row} class="ctw-queue-row" role="toolbar" aria-label={props.label} onKeyDown={walk}>
        {props.circle.map((id, place) => (
          <CircleCard
            key={id}
            {...props}
            id={id}
            place={place}
            reachable={place === current}
            onReach={setCurrent}
            swiped
          />
        ))}
      </div>
    </div>
  );
}
