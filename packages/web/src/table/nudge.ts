// From spot to spot by keyboard: the next legal one in a direction, over whatever lies between.

import type { Cell } from '@wagons/rules';

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Cell>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** A step aside counts more than one ahead, so that one stays in the row or column as long as it goes on. */
const ASIDE = 3;

/** The spot that comes next, or undefined where there is none further on. */
export function nextSpot(spots: readonly Cell[], from: Cell, direction: Direction): Cell | undefined {
  const step = STEPS[direction];
  const ahead = ({ x, y }: Cell): number => (x - from.x) * step.x + (y - from.y) * step.y;
  const aside = ({ x, y }: Cell): number => Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
  return nearest(
    spots.filter((spot) => ahead(spot) > 0),
    (spot) => ahead(spot) + ASIDE * aside(spot),
  );
}

/** Where to begin: in the middle of all spots. */
export function nearestSpot(spots: readonly Cell[]): Cell | undefined {
  const middle = (of: (spot: Cell) => number): number =>
    (Math.min(...spots.map(of)) + Math.max(...spots.map(of))) / 2;
  const x = middle((spot) => spot.x);
  const y = middle((spot) => spot.y);
  return nearest(spots, (spot) => Math.abs(spot.x - x) + Math.abs(spot.y - y));
}

function nearest(spots: readonly Cell[], distance: (spot: Cell) => number): Cell | undefined {
  let best: Cell | undefined;
  for (const spot of spots) if (!best || distance(spot) < distance(best)) best = spot;
  return best;
}
