// Lays out the cards of the circle in a box of any aspect ratio: evenly along a rounded ring, as large as fits.

import { type Box, boxAround, distance, type Point, type Size } from '../geometry/boxes.ts';

export type RingLayout = {
  /** The side of a card. */
  readonly side: number;
  /** The centers of the places, clockwise from the top. */
  readonly places: readonly Point[];
  /** The free space in the middle, for the scoring cards or a town. */
  readonly inner: Box;
  /** The side of the stage along which the first cards lie, if they follow its edge. */
  readonly starts?: 'top' | 'right';
};

/** Gap between two cards, as a fraction of their side. */
const GAP = 0.1;
/** Gap between the cards and the middle. */
const CLEAR = 0.16;
/** Scale of a raised card. */
const RAISED = 1.12;
/** Exponent of the superellipse: 2 is an ellipse, and the more, the larger the room in the middle. */
const ROUNDNESS = 3.2;
/** Points of the ring, and iterations of each binary search. */
const FINENESS = 240;
const ROUNDS = 13;
/** The largest side of a card, as a fraction of the smaller side of the stage. */
const LARGEST = 1 / 2.6;

/** A ring between −1 and 1 in both directions, clockwise from the top and back to it. */
const RING: readonly Point[] = (() => {
  const bend = (n: number): number => Math.sign(n) * Math.abs(n) ** (2 / ROUNDNESS);
  return Array.from({ length: FINENESS + 1 }, (_, step) => {
    const angle = (step / FINENESS) * 2 * Math.PI;
    return { x: bend(Math.sin(angle)), y: -bend(Math.cos(angle)) };
  });
})();

/** Lays out `count` places on a stage of this size, by binary search for the largest card. */
export function ringLayout(count: number, stage: Size): RingLayout {
  const limit = Math.min(stage.width, stage.height) * LARGEST;
  const fits = (size: number): boolean => isRoomy(placesFor(count, stage, size), size);
  // Often there is room for larger cards than wanted: then one test is enough to know where the search would end.
  const full = limit * (1 - 2 ** -ROUNDS);
  const side = Math.floor(fits(full) ? full : largest(limit, fits));
  const places = placesFor(count, stage, side);
  return { side, places, inner: roomInside(places, stage, side) };
}

/** Places for cards of this size, as far apart as the ring allows. */
function placesFor(count: number, stage: Size, side: number): readonly Point[] {
  const ring = ringOf(stage, side);
  // The distance is small enough if one more place than needed still fits on the ring.
  const apart = largest(
    (3 * (stage.width + stage.height)) / count,
    (way) => stride(count + 1, ring, way).length > count,
  );
  return stride(count, ring, apart);
}

/** Whether neighbors leave a gap between them. */
const isRoomy = (places: readonly Point[], side: number): boolean =>
  places.every((place, index) => {
    const next = places[(index + 1) % places.length] ?? place;
    return next === place || reach(place, next) >= side * (1 + GAP);
  });

/** Binary search for the largest number up to `most` that passes a monotonic test. */
function largest(most: number, does: (n: number) => boolean): number {
  let low = 0;
  let high = most;
  for (let round = 0; round < ROUNDS; round++) {
    const tried = (low + high) / 2;
    if (does(tried)) low = tried;
    else high = tried;
  }
  return low;
}

/** The ring of card centers, inset so that raised cards stay on the stage. */
const ringOf = (stage: Size, side: number): readonly Point[] =>
  RING.map(({ x, y }) => ({
    x: (stage.width + x * (stage.width - side * RAISED)) / 2,
    y: (stage.height + y * (stage.height - side * RAISED)) / 2,
  }));

/** Walks along the ring and sets a place whenever it is `apart` from the last one, up to `count` places. */
function stride(count: number, ring: readonly Point[], apart: number): readonly Point[] {
  let [last = { x: 0, y: 0 }] = ring;
  let passed = last;
  let near = 0;
  const places = [last];
  for (const point of ring) {
    if (places.length === count) break;
    const far = away(last, point);
    if (far >= apart) {
      // Interpolated between two points of the ring, so that all steps have the same length.
      const part = (apart - near) / (far - near || 1);
      last = { x: passed.x + (point.x - passed.x) * part, y: passed.y + (point.y - passed.y) * part };
      places.push(last);
      near = away(last, point);
    } else near = far;
    passed = point;
  }
  return places;
}

/** Mostly the distance of squares, plus some Euclidean distance to make it strictly increase along the ring. */
const away = (one: Point, other: Point): number => 0.7 * reach(one, other) + 0.3 * distance(one, other);

/** The distance of two squares: horizontal or vertical, whichever is larger. */
const reach = (one: Point, other: Point): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** The largest box in the middle, proportional to the ring, that no card overlaps. */
function roomInside(places: readonly Point[], stage: Size, side: number): Box {
  const width = Math.max(stage.width - 2 * side, 1);
  const height = Math.max(stage.height - 2 * side, 1);
  const clear = (away: number, length: number) => (2 * Math.abs(away) - side * (1 + 2 * CLEAR)) / length;
  const parts = places.map(({ x, y }) =>
    Math.max(clear(x - stage.width / 2, width), clear(y - stage.height / 2, height)),
  );
  const part = Math.max(0, Math.min(1, ...parts));
  return boxAround(
    { x: stage.width / 2, y: stage.height / 2 },
    { width: width * part, height: height * part },
  );
}

/** Arrowheads around the middle box: one at the center of each side, pointing clockwise. */
export function arrowsAround({
  inner: { left, top, width, height },
}: Pick<RingLayout, 'inner'>): ReadonlyArray<Point & { readonly angle: number }> {
  const [x, y] = [left + width / 2, top + height / 2];
  return [
    { x, y: top, angle: 0 },
    { x: left + width, y, angle: 90 },
    { x, y: top + height, angle: 180 },
    { x: left, y, angle: 270 },
  ];
}
