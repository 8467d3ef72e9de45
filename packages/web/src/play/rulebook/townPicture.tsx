// A town as an illustration, sized by its cells.

import { type LitCell, TownBoard, type TownGhost } from '@wagons/board';
import type { Card, CardId, Town } from '@wagons/rules';
import { useLetters } from '../../kit/speech/speech.ts';
import { useCellLabel } from '../text/labels.ts';
import { useNear } from './near.ts';
import * as css from './townPicture.module.css';

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

/** In cells: the board's margin around a town, and its minimum width. */
const MARGIN = 0.6;
const LEAST = 5;

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
