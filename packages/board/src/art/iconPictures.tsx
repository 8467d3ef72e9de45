// Icons that stand on terrain: ink on a patch of paper that follows its outline.

import type { Icon } from '@wagons/rules';
import type { JSX } from 'preact';
import { ICON_BODIES, ICON_GRID, ICON_SHAPES } from './iconShapes.ts';
import { moved } from './moved.ts';

type IconPicturesProps = {
  /** Which ones, and their centres. */
  readonly icons: ReadonlyArray<{ readonly icon: Icon; readonly x: number; readonly y: number }>;
  /** The side of each. */
  readonly size: number;
  /** How far the paper reaches to either side, as a part of the icon. */
  readonly halo: number;
  /** Other ink than usual. */
  readonly shapes?: Readonly<Record<Icon, string>> | undefined;
};

/** Icons stand at few places of a card, so that each path is made once. */
const made = new Map<string, string>();

function madeOnce(
  path: string,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): string {
  const key = `${path}${place.x} ${place.y} ${place.scale}`;
  const there = made.get(key) ?? moved(path, place);
  made.set(key, there);
  return there;
}

/** All papers are one path, and all ink is another: few things to draw, however many icons there are. */
export function IconPictures({ icons, size, halo, shapes = ICON_SHAPES }: IconPicturesProps): JSX.Element {
  const drawn = (outlines: Readonly<Record<Icon, string>>): string =>
    icons
      .map(({ icon, x, y }) =>
        madeOnce(outlines[icon], { x: x - size / 2, y: y - size / 2, scale: size / ICON_GRID }),
      )
      .join('');
  return (
    <>
      <path class="ctw-halo" d={drawn(ICON_BODIES)} stroke-width={2 * halo * size} />
      <path class="ctw-icon" d={drawn(shapes)} />
    </>
  );
}
