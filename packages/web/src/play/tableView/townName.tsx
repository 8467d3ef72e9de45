// The name of a town, in its corner.

import type { Seat } from '@wagons/rules';
import type { RefObject } from 'preact';
import * as css from './townName.module.css';

type TownNameProps = {
  readonly seat: Seat;
  readonly name: string;
  /** Receives the element: the town avoids it. */
  readonly place: RefObject<HTMLHeadingElement | null>;
  /** Whether only screen readers read it. */
  readonly isUnseen?: boolean;
};

export const TownName = ({ seat, name, place, isUnseen = false }: TownNameProps) => (
  <h2 ref={place} class={isUnseen ? 'unseen' : css.name} data-part="town-name" data-seat={seat}>
    {name}
  </h2>
);
