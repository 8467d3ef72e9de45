// The circle as it lies on the table: the cards around the three scoring cards, the direction, and the draft point.

import type { CardId } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CircleCard, type CircleProps } from './circleCard.tsx';
import { arrowsAround, ringLayout, wedge } from './ringLayout.ts';
import { useRoving } from './roving.ts';

export type RingProps = CircleProps & {
  /** The circle as it was dealt: the cards that are left keep their places. Without it they close the ring. */
  readonly dealt?: readonly CardId[] | undefined;
  /** What lies in the middle. */
  readonly children?: ComponentChildren;
};

/** Fills its place, whatever its shape. */
export function Ring({ dealt, children, ...props }: RingProps) {
  const { circle, label, next } = props;
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState({ width: 0, height: 0 });
  const { current, walk, setCurrent } = useRoving(host, circle, { round: true });

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const measure = () => setStage({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const all = dealt ?? circle;
  const layout = useMemo(() => ringLayout(all.length, stage), [all.length, stage]);
  const { side, places, inner } = layout;
  const around = useMemo(() => arrowsAround(layout, stage), [layout]);
  const placeOf = (id: CardId) => places[all.indexOf(id)] ?? { x: 0, y: 0 };
  const point = next === undefined ? undefined : placeOf(next);

  return (
    <div ref={host} class="ctw-ring">
      {stage.width > 0 && (
        <>
          <svg class="ctw-ring-track" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
            {places.map(
              ({ x, y }, place) =>
                !circle.includes(all[place] ?? '') && (
                  <circle key={place} class="ctw-ring-empty" cx={x} cy={y} r={side * 0.08} />
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
            {around.map(({ x, y, angle }, arrow) => (
              <path
                key={arrow}
                class="ctw-ring-arrow"
                d="M-4 -5L4 0L-4 5"
                transform={`translate(${x} ${y}) rotate(${angle})`}
              />
            ))}
            {point && <path class="ctw-ring-next" d={wedge(point, stage, side)} />}
          </svg>
          <div class="ctw-ring-middle" style={{ width: `${inner.width}px`, height: `${inner.height}px` }}>
            {children}
          </div>
          <div class="ctw-ring-cards" role="toolbar" aria-label={label} onKeyDown={walk}>
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
                  }}
                />
              );
            })}
          </div>
        </>
      )}
    </div>
  );
}
