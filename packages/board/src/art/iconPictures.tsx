// Icons on terrain: ink on a paper-colored halo that follows its outline.

import type { Icon } from '@wagons/rules';
import type { JSX } from 'preact';
import { ICON_BODIES, ICON_GRID, ICON_SHAPES } from './iconShapes.ts';
import { moved } from './moved.ts';

type IconPicturesProps = {
  /** Which icons, and their centers. */
  readonly icons: ReadonlyArray<{ readonly icon: Icon; readonly x: number; readonly y: number }>;
  /** The side of each. */
  readonly size: number;
  /** Width of the halo as a fraction of the icon. */
  readonly halo: number;
  /** Other silhouettes than the default. */
  readonly shapes?: Readonly<Record<Icon, string>> | undefined;
};

/** Path cache: icons occur at few positions of a card. */
const cache = new Map<string, string>();

function cachedPath(
  path: string,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): string {
  const key = `${path}${place.x} ${place.y} ${place.scale}`;
  const there = cache.get(key) ?? moved(path, place);
  cache.set(key, there);
  return there;
}

/** One path for all halos and one for all ink, however many icons there are. */
export function IconPictures({ icons, size, halo, shapes = ICON_SHAPES }: IconPicturesProps): JSX.Element {
  const drawn = (outlines: Readonly<Record<Icon, string>>): string =>
    icons
      .map(({ icon, x, y }) =>
        cachedPath(outlines[icon], { x: x - size / 2, y: y - size / 2, scale: size / ICON_GRID }),
      )
      .join('');
  return (
    <>
      <path class="ctw-halo" d={drawn(ICON_BODIES)} stroke-width={2 * halo * size} />
      <path class="ctw-icon" d={drawn(shapes)} />
    </>
  );
}
