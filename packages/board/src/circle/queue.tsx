// The circle unrolled from the draft point: a row of cards, the next one first.

import type { CardId } from '@wagons/rules';
import { useRef } from 'preact/hooks';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { useRoving } from './roving.ts';

type QueueProps = CircleProps & {
  /** All cards that have a place here: those that are left keep theirs. Without it they close up. */
  readonly dealt?: readonly CardId[] | undefined;
};

/** Fills its place: one row to swipe through, or two where there is height for them. */
export function Queue({ dealt, ...props }: QueueProps) {
  const row = useRef<HTMLDivElement>(null);
  const { current, walk, setCurrent } = useRoving(row, props.circle, { round: false });
  return (
    <div class="ctw-queue">
      {/* Firefox would let Tab stop at whatever can be scrolled; here the cards are where it stops. */}
      <div
        ref={row}
        class="ctw-queue-row"
        role="toolbar"
        aria-label={props.label}
        tabIndex={-1}
        onKeyDown={walk}
      >
        {(dealt ?? props.circle).map((id) => {
          const place = props.circle.indexOf(id);
          if (place < 0) return <i key={id} />;
          return (
            <CircleCard
              key={id}
              {...props}
              id={id}
              place={place}
              reachable={place === current}
              onReach={setCurrent}
              swiped
            />
          );
        })}
      </div>
    </div>
  );
}
