// The circle as it lies on the table: closed around the three scoring cards, or open around a town, with the direction.

import type { CardId, Circle } from '@wagons/rules';
import type { ComponentChildren, CSSProperties, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Box, boxAround, type Point, type Size } from '../geometry/boxes.ts';
import { putBeside } from '../geometry/putBeside.ts';
import { move } from '../motion/animate.ts';
import { arcLayout, arrowsBetween } from './arcLayout.ts';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { arrowsAround, type RingLayout, ringLayout } from './ringLayout.ts';
import { useRoving } from './roving.ts';

export type RingProps = CircleProps & {
  /** Whether the cards follow the edge of the container from a corner on, and leave the room of those that are gone. */
  readonly isOpen?: boolean | undefined;
  /** Receives the box of the middle, for pages that put something there themselves. */
  readonly onMiddle?: ((middle: Box) => void) | undefined;
  /** What belongs beside the chosen card, such as a button to take it. */
  readonly beside?: ComponentChildren;
  /** The content of the middle. */
  readonly children?: ComponentChildren;
};

/** Fills its container in any aspect ratio. */
export function Ring({ isOpen = false, onMiddle, beside, children, ...props }: RingProps) {
  const { circle, label, chosen } = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useSize(host);
  const { current, walk, setCurrent } = useRoving(host, circle, { round: true });
  const layout = useMemo(
    () => (isOpen ? arcLayout : ringLayout)(circle.length, stage),
    [circle.length, stage, isOpen],
  );
  const { side, places, inner, starts } = layout;
  const placeOf = (id: CardId) => places[circle.indexOf(id)] ?? { x: 0, y: 0 };
  useLayoutEffect(() => onMiddle?.(inner), [onMiddle, inner]);
  useGlide(host, layout, circle);
  return (
    <div ref={host} class="ctw-ring">
      {stage.width > 0 && (
        <>
          <Track {...{ stage, layout }} />
          <div class="ctw-ring-middle" style={boxStyle(inner)}>
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
                  way={starts === 'right' ? 'down' : 'right'}
                  style={{
                    ...boxStyle(boxAround({ x, y }, { width: side, height: side })),
                    // For a page that lets the cards be dealt from the middle.
                    '--dealt': place,
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

const boxStyle = ({ left, top, width, height }: Box): CSSProperties => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

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

type TrackProps = { readonly stage: Size; readonly layout: RingLayout };

/** What is drawn under the cards: the way around the middle, and its direction. */
function Track({ stage, layout }: TrackProps) {
  const { side, inner } = layout;
  const arrows = useMemo(() => (layout.starts ? arrowsBetween : arrowsAround)(layout), [layout]);
  return (
    <svg class="ctw-ring-track" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <rect
        class="ctw-ring-round"
        x={inner.left}
        y={inner.top}
        width={inner.width}
        height={inner.height}
        rx={side * 0.3}
      />
      {arrows.map(({ x, y, angle }, arrow) => (
        <path
          key={arrow}
          class="ctw-ring-arrow"
          d={layout.starts ? 'M-1.5 -4.5L1.5 0L-1.5 4.5' : 'M-4 -5L4 0L-4 5'}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
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

/** Milliseconds. */
const GLIDE = 250;

/** Where a card was on the page, and how large. */
type Placed = Point & { readonly side: number };

/** Cards that have another place or size than before move there, so that the eye can follow. */
function useGlide(host: RefObject<HTMLElement | null>, { side, places }: RingLayout, circle: Circle): void {
  const before = useRef<ReadonlyMap<CardId, Placed>>(new Map());
  useLayoutEffect(() => {
    const element = host.current;
    const origin = element?.getBoundingClientRect();
    if (!element || !origin || side === 0) return;
    const was = before.current;
    before.current = new Map(
      circle.map((id, place) => {
        const { x = 0, y = 0 } = places[place] ?? {};
        return [id, { x: origin.left + x, y: origin.top + y, side }];
      }),
    );
    for (const [id, now] of before.current) {
      const from = was.get(id);
      const [x, y] = from ? [from.x - now.x, from.y - now.y] : [0, 0];
      if (!from || (Math.abs(x) < 1 && Math.abs(y) < 1 && from.side === side)) continue;
      const card = element.querySelector(`[data-card="${CSS.escape(id)}"]`);
      const start = `translate(${x}px, ${y}px) scale(${from.side / side})`;
      if (card) move(card, [{ transform: start }, { transform: 'none' }], GLIDE);
    }
  }, [host, side, places, circle]);
}
