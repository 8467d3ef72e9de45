// What the view of a town fits, so that two towns on stages of the same size are drawn at the same scale.

import type { TownBoardProps } from '@wagons/board';
import type { Town } from '@wagons/rules';

/** Where a town begins along an axis, and how far its last card is from there. */
function reachOf(town: Town, axis: 'x' | 'y'): { readonly from: number; readonly reach: number } {
  const at = town.map(({ cell }) => cell[axis]);
  const from = at.length === 0 ? 0 : Math.min(...at);
  return { from, reach: Math.max(from, ...at) - from };
}

/** The corners of a frame around a town that is large enough for its peer too. */
export function sharedFrame(town: Town, peer: Town): NonNullable<TownBoardProps['frame']> {
  const along = (axis: 'x' | 'y') => {
    const { from, reach } = reachOf(town, axis);
    const spare = Math.max(0, reachOf(peer, axis).reach - reach);
    return { start: from - spare / 2, end: from + reach + spare / 2 };
  };
  const [x, y] = [along('x'), along('y')];
  return [{ cell: { x: x.start, y: y.start } }, { cell: { x: x.end, y: y.end } }];
}
