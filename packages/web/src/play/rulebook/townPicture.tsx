// A town as an illustration, sized by its cells.

import { type LitCell, TownBoard, type TownGhost } from '@wagons/board';
import type { Card, CardId, Town } from '@wagons/rules';
import { useLetters } from '../../kit/speech/speech.ts';
import { useCellLabel } from '../text/labels.ts';
import * as css from './townPicture.module.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type TownPictureProps = {
  readonly town: Town;
  readonly cardOf: (id: CardId) => Card;
  readonly label: string;
  readonly lit?: readonly LitCell[] | undefined;
  readonly ghost?: TownGhost | undefined;
  /** The index of the card placed last. */
  readonly last?: number | undefined;
  /** The ghost is rotated by 90°, which is never legal. */
  readonly isSideways?: boolean;
};

/** In cells: the board's margin around a town, and the fewest that it shows of a town that is only looked at. */
const MARGIN = 0.6;
const LEAST = 3;

export function TownPicture({ isSideways = false, ...props }: TownPictureProps) {
  const { town, ghost } = props;
  const cellLabel = useCellLabel();
  const letters = useLetters();
  const [ref, isNear] = useNear<HTMLDivElement>();
  const cells = [...town, ...(ghost ? [ghost.placement] : [])].map(({ cell }) => cell);
  const reach = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2 + MARGIN;
  const size = {
    '--columns': reach(cells.map(({ x }) => x)),
    '--rows': reach(cells.map(({ y }) => y)),
    '--least': LEAST,
  };
  return (
    <div
      ref={ref}
      data-town-picture
      class={`${css.picture}${isSideways ? ` ${css.isSideways}` : ''}`}
      style={size}
      {...(!isNear && { role: 'img', 'aria-label': props.label })}
    >
      {isNear && <TownBoard {...props} cellLabel={cellLabel} letters={letters} />}
    </div>
  );
}

/** The margin around the viewport, large enough for quick scrolling. */
const REACH = '900px 0px';

/** Stays true once the element was near. */
function useNear<Type extends Element>(): readonly [RefObject<Type | null>, boolean] {
  const ref = useRef<Type>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: REACH },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
