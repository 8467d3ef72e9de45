// Lays out the cards that are left of the circle along the edge of a box: as they leave, the town gets their sides.

import type { Box, Point, Size } from '../geometry/boxes.ts';
import type { RingLayout } from './ringLayout.ts';

/** The number of cards that fit along one side of the box, if that leaves them large enough. */
const IN_A_ROW = 7;
/** Gaps, as fractions of a card: between cards, to what they surround, to the edge, and over the mark of the first. */
const GAP = 0.09;
const CLEAR = 0.12;
const EDGE = 0.03;
const HEAD = 0.1;
/** The largest side of a card, as a fraction of the shorter side of the box, and the smallest one for a finger, in px. */
const LARGEST = 0.135;
const LEAST = 44;
/** The cells of a median town, with the spots around it. The cards lie where they leave it larger. */
const TOWN = { width: 9.6, height: 10.6 };

/** The sides of the box, clockwise; the first card is at the start of the first one. */
const START = { top: ['top', 'right', 'bottom', 'left'], right: ['right', 'bottom', 'left', 'top'] } as const;
type Side = (typeof START)['top'][number];

/** Where the direction of a side leads, and its start. */
const WAY: Readonly<Record<Side, Point>> = {
  top: { x: 1, y: 0 },
  right: { x: 0, y: 1 },
  bottom: { x: -1, y: 0 },
  left: { x: 0, y: -1 },
};
const CORNER: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: 0 },
  right: { x: 1, y: 0 },
  bottom: { x: 1, y: 1 },
  left: { x: 0, y: 1 },
};

type Start = { readonly from: keyof typeof START; readonly side: number; readonly cell: number };

/** Lays out `count` cards clockwise: along the top first, or down the right side, whichever is better for the town. */
export function arcLayout(count: number, stage: Size): RingLayout {
  if (stage.width === 0 || stage.height === 0)
    return { side: 0, places: [], inner: { left: 0, top: 0, width: 0, height: 0 } };
  const [top, right] = (['top', 'right'] as const).map((from) => {
    const side = sideFor(stage, from);
    return { from, side, cell: cellIn(roomWithin(stage, side, new Set<Side>([from]))) };
  }) as [Start, Start];
  const { from, side } = right.cell > top.cell ? right : top;
  return placed(count, { stage, side, from });
}

/** The side of a card if the first cards lie along this side of the box. */
function sideFor({ width, height }: Size, from: keyof typeof START): number {
  const long = (from === 'top' ? width : height) / (IN_A_ROW + (IN_A_ROW - 1) * GAP + EDGE + HEAD);
  return Math.floor(Math.max(LEAST, Math.min(long, LARGEST * Math.min(width, height))));
}

const cellIn = ({ width, height }: Size): number => Math.min(width / TOWN.width, height / TOWN.height);

type Arc = { readonly stage: Size; readonly side: number; readonly from: keyof typeof START };

/** Smaller cards, if the way around the box is too short for all. */
function placed(count: number, arc: Arc): RingLayout {
  const { stage, side, from } = arc;
  const { places, sides } = walk(count, arc);
  if (places.length < count && side > 1) return placed(count, { ...arc, side: side - 1 });
  return { side, places, inner: roomWithin(stage, side, sides), starts: from };
}

/** Walks clockwise along the edge; a side that is full is filled from corner to corner. */
function walk(count: number, { stage, side, from }: Arc) {
  const [left, top] = [side * (0.5 + EDGE), side * (0.5 + HEAD)];
  const [width, height] = [stage.width - 2 * left, stage.height - top - left];
  const step = side * (1 + GAP);
  const places: Point[] = [];
  const sides = new Set<Side>();
  for (const [n, one] of START[from].entries()) {
    const { x, y } = WAY[one];
    const length = x === 0 ? height : width;
    const steps = Math.max(0, Math.floor(length / step));
    const rest = count - places.length;
    // The first card of a side is at its corner, where the side before ends; the last side ends before the first card.
    const most = n === 3 ? steps : steps + 1;
    const apart = rest < most ? step : length / Math.max(1, steps);
    const first = n === 0 ? 0 : 1;
    if (rest > 0) sides.add(one);
    for (let at = first; at < most && places.length < count; at++)
      places.push({
        x: left + CORNER[one].x * width + x * at * apart,
        y: top + CORNER[one].y * height + y * at * apart,
      });
  }
  return { places, sides };
}

/** The box that the cards on these sides leave free. */
function roomWithin({ width, height }: Size, side: number, sides: ReadonlySet<Side>): Box {
  const taken = (one: Side): number =>
    sides.has(one) ? side * (1 + CLEAR + (one === 'top' ? HEAD : EDGE)) : 0;
  return {
    left: taken('left'),
    top: taken('top'),
    width: Math.max(1, width - taken('left') - taken('right')),
    height: Math.max(1, height - taken('top') - taken('bottom')),
  };
}

/** Arrowheads between the cards, in the direction of play. */
export const arrowsBetween = ({
  places,
}: Pick<RingLayout, 'places'>): ReadonlyArray<Point & { readonly angle: number }> =>
  places.slice(1).map(({ x, y }, n) => {
    const from = places[n] ?? { x, y };
    const angle = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
    return { x: (x + from.x) / 2, y: (y + from.y) / 2, angle };
  });
