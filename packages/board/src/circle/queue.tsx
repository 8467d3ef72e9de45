// The circle unrolled from the draft point: a row of cards, the next one first.

import type { CardId } from '@wagons/rules';
import { useEffect, useRef } from 'preact/hooks';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { useRoving } from './roving.ts';

type QueueProps = CircleProps & {
  /** All cards that have a place here: remaining cards keep theirs. Without it they close the gaps. */
  readonly dealt?: readonly CardId[] | undefined;
  /** Whether a newly chosen card is scrolled into view. */
  readonly revealChosen?: boolean | undefined;
};

/** Fills its container: one row that scrolls sideways, or two rows if there is enough height. */
export function Queue({ dealt, revealChosen = false, ...props }: QueueProps) {
  const { circle, chosen } = props;
  const row = useRef<HTMLDivElement>(null);
  const { current, walk, setCurrent } = useRoving(row, circle, { round: false });
  useEffect(() => {
    if (revealChosen && chosen !== undefined)
      row.current?.querySelector('.ctw-chosen')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [revealChosen, chosen]);
  return (
    <div class="ctw-queue">
      {/* tabIndex -1: Firefox would otherwise make the scroll container itself a tab stop. */}
      <div
        ref={row}
        class="ctw-queue-row"
        role="toolbar"
        aria-label={props.label}
        tabIndex={-1}
        onKeyDown={walk}
      >
        {(dealt ?? circle).map((id) => {
          const place = circle.indexOf(id);
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
