// Keyboard movement between legal spots: the next one in a direction.

import type { Cell, Town } from '@wagons/rules';

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Arrow keys. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const STEPS: Readonly<Record<Direction, Cell>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export const stepFrom = ({ x, y }: Cell, direction: Direction): Cell => ({
  x: x + STEPS[direction].x,
  y: y + STEPS[direction].y,
});

/** Sideways distance weighs more, so that the ghost stays in its row or column as long as possible. */
const ASIDE = 3;

/** The next spot in a direction, if there is one. */
export function nextSpot(spots: readonly Cell[], from: Cell, direction: Direction): Cell | undefined {
  const step = STEPS[direction];
  const ahead = ({ x, y }: Cell): number => (x - from.x) * step.x + (y - from.y) * step.y;
  const aside = ({ x, y }: Cell): number => Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
  return nearest(
    spots.filter((spot) => ahead(spot) > 0),
    (spot) => ahead(spot) + ASIDE * aside(spot),
  );
}

/**
 * The spot nearest to the last card that covers nothing, so that confirming it blindly does no harm. Ties go to the
 * right, then down.
 */
export function firstSpot(spots: readonly Cell[], town: Town): Cell | undefined {
  const last = town.at(-1)?.cell ?? { x: 0, y: 0 };
  return nearest(
    spots.filter(({ x, y }) =>
      town.every(({ cell }) => Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)) > 1),
    ),
    ({ x, y }) => Math.hypot(x - last.x - 0.2, y - last.y - 0.1),
  );
}

function nearest(spots: readonly Cell[], distance: (spot: Cell) => number): Cell | undefined {
  let best: Cell | undefined;
  for (const spot of spots) if (!best || distance(spot) < distance(best)) best = spot;
  return best;
}
