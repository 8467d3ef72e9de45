// How much of its stage a town fills, so that two towns on stages of the same size have the same scale.

import type { Town } from '@wagons/rules';

/** The margin around a town in cells, and the fewest cells that a stage shows: as the board fits them. */
const MARGIN = 0.3;
const LEAST = 5;

/** What a town needs along an axis, in cells. A card is two cells long. */
function cellsAlong(town: Town, axis: 'x' | 'y'): number {
  const at = town.map(({ cell }) => cell[axis]);
  return town.length === 0 ? LEAST : Math.max(LEAST, Math.max(...at) - Math.min(...at) + 2 + MARGIN);
}

/** The width and height of a town as shares of what the larger of the two towns needs, for a style sheet. */
export function sharesOf(town: Town, peer: Town): { readonly '--wide': string; readonly '--high': string } {
  const share = (axis: 'x' | 'y'): string => {
    const own = cellsAlong(town, axis);
    return (own / Math.max(own, cellsAlong(peer, axis))).toFixed(4);
  };
  return { '--wide': share('x'), '--high': share('y') };
}
