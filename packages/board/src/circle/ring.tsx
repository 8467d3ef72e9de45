// The circle as it lies on the table: the cards around the three scoring cards, the direction, and the draft point.

import type { CardId, Circle } from '@wagons/rules';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point, Size } from '../geometry/boxes.ts';
import { putBeside } from '../geometry/putBeside.ts';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { arrowsAround, type RingCorners, type RingLayout, ringLayout, wedge } from './ringLayout.ts';
import { useRoving } from './roving.ts';

export type RingProps = CircleProps & {
  /** The circle as it was dealt: remaining cards keep their places. Without it they close the gaps. */
  readonly dealt?: readonly CardId[] | undefined;
  readonly corners?: RingCorners | undefined;
  /** The largest side of a card, as a fraction of the smaller side of the container. */
  readonly most?: number | undefined;
  /** Receives the size of the middle, for pages that put something there themselves. */
  readonly onMiddle?: ((middle: Size) => void) | undefined;
  /** What belongs beside the chosen card, such as a button to take it. */
  readonly beside?: ComponentChildren;
  /** The content of the middle. */
  readonly children?: ComponentChildren;
};

/** Fills its container in any aspect ratio. */
export function Ring({ dealt, corners, most, onMiddle, beside, children, ...props }: RingProps) {
  const { circle, label, next, chosen } = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useSize(host);
  const { current, walk, setCurrent } = useRoving(host, circle, { round: true });
  const all = dealt ?? circle;
  const layout = useMemo(
    () => ringLayout(all.length, stage, { corners, most }),
    [all.length, stage, corners, most],
  );
  const { side, places, inner } = layout;
  const placeOf = (id: CardId) => places[all.indexOf(id)] ?? { x: 0, y: 0 };
  useLayoutEffect(() => onMiddle?.(inner), [onMiddle, inner]);
  return (
    <div ref={host} class="ctw-ring">
      {stage.width > 0 && (
        <>
          <Track {...{ stage, layout, all, circle, next }} />
          <div class="ctw-ring-middle" style={{ width: `${inner.width}px`, height: `${inner.height}px` }}>
            {children}
          </div>
          <div class="ctw-ring-cards" role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={walk}>
            {circle.map((id, place) => {
              const { x, y } = placeOf(id);
              return (
                <CircleCard
                  key={id}
                  {...props}
                  id={id}
                  place={place}
                  reachable={place === current}
                  onReach={setCurrent}
                  style={{
                    left: `${x - side / 2}px`,
                    top: `${y - side / 2}px`,
                    width: `${side}px`,
                    height: `${side}px`,
                    // For a page that lets the cards be dealt from the middle.
                    '--dealt': all.indexOf(id),
                    '--deal-x': `${stage.width / 2 - x}px`,
                    '--deal-y': `${stage.height / 2 - y}px`,
                  }}
                />
              );
            })}
          </div>
          {chosen !== undefined && circle.includes(chosen) && beside && (
            <Beside {...{ stage, layout }} at={placeOf(chosen)} cards={circle.map(placeOf)}>
              {beside}
            </Beside>
          )}
        </>
      )}
    </div>
  );
}

type BesideProps = {
  readonly stage: Size;
  readonly layout: RingLayout;
  /** The middle of the chosen card, and those of all cards. */
  readonly at: Point;
  readonly cards: readonly Point[];
  readonly children: ComponentChildren;
};

/** At the side of the card where it hides no other card, and if possible nothing in the middle. */
function Beside({ stage, layout, at, cards, children }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() =>
    putBeside(element.current, (find) => find.besideInRing({ ...layout, stage, at, cards })),
  );
  return (
    <div
      ref={element}
      class="ctw-ring-beside"
      style={{ left: `${at.x}px`, top: `${at.y}px`, '--half': `${layout.side / 2}px` }}
    >
      {children}
    </div>
  );
}

type TrackProps = {
  readonly stage: Size;
  readonly layout: RingLayout;
  readonly all: readonly CardId[];
  readonly circle: Circle;
  readonly next: CardId | undefined;
};

/** The corners of a card that was taken, in a unit square: nothing that looks like a spot to choose. */
const CORNERS = 'M-.3-.16v-.14h.14M.16-.3h.14v.14M.3.16v.14h-.14M-.16.3h-.14v-.14';

/** What is drawn under the cards: empty places, the way around the middle with its direction, and the draft point. */
function Track({ stage, layout, all, circle, next }: TrackProps) {
  const { side, places, inner } = layout;
  const arrows = useMemo(() => arrowsAround(layout, stage), [layout, stage]);
  const point = next === undefined ? undefined : (places[all.indexOf(next)] ?? { x: 0, y: 0 });
  return (
    <svg class="ctw-ring-track" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      {places.map(
        ({ x, y }, place) =>
          !circle.includes(all[place] ?? '') && (
            <path
              key={place}
              class="ctw-ring-empty"
              d={CORNERS}
              transform={`translate(${x} ${y}) scale(${side})`}
            />
          ),
      )}
      <rect
        class="ctw-ring-round"
        x={(stage.width - inner.width) / 2}
        y={(stage.height - inner.height) / 2}
        width={inner.width}
        height={inner.height}
        rx={side * 0.3}
      />
      {arrows.map(({ x, y, angle }, arrow) => (
        <path
          key={arrow}
          class="ctw-ring-arrow"
          d="M-4 -5L4 0L-4 5"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      {point && <path class="ctw-ring-next" d={wedge(point, stage, side)} />}
    </svg>
  );
}

/** The size of an element in pixels, kept up to date; zero until it is mounted. */
function useSize(host: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    // In a frame of its own: the town follows the size of the ring, and a browser may not report a size that changes
    // while it reports others.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [host]);
  return size;
}
