// An icon that stands on terrain: ink on a patch of paper that follows its outline.

import type { Icon } from '@wagons/rules';
import type { JSX } from 'preact';
import { ICON_BODIES, ICON_GRID, ICON_SHAPES } from './iconShapes.ts';

type IconPictureProps = {
  readonly icon: Icon;
  /** Its centre, and its side. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

export function IconPicture({ icon, x, y, size }: IconPictureProps): JSX.Element {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON_GRID})`}>
      <path class="ctw-halo" d={ICON_BODIES[icon]} />
      <path class="ctw-icon" d={ICON_SHAPES[icon]} />
    </g>
  );
}
