// Where the cards of the circle lie, on a stage of any shape: evenly along a rounded ring, as large as fits.

import type { Point, Size } from '../geometry.ts';

export type RingLayout = {
  /** The side of a card. */
  readonly side: number;
  /** The middles of the places, clockwise from the top. */
  readonly places: readonly Point[];
  /** What is left in the middle, for the scoring cards. */
  readonly inner: Size;
};

/** Between two cards, as a part of their side. */
const GAP = 0.1;
/** 2 would be an ellipse; a little more leaves room in the corners. */
const ROUNDNESS = 2.6;
const FINENESS = 240;

/** Lays out `count` places on a stage of this size. */
export function ringLayout(count: number, stage: Size): RingLayout {
  let small = 1;
  let large = Math.min(stage.width, stage.height) / 2.6;
  for (let round = 0; round < 18; round++) {
    const side = (small + large) / 2;
    if (isRoomy(placesOn(count, stage, side), side)) small = side;
    else large = side;
  }
  const side = Math.floor(small);
  const places = placesOn(count, stage, side);
  return { side, places, inner: roomInside(places, stage, side) };
}

/** The largest box in the middle, in proportion to the ring, that keeps clear of all cards. */
function roomInside(places: readonly Point[], stage: Size, side: number): Size {
  const width = Math.max(stage.width - 2 * side, 0);
  const height = Math.max(stage.height - 2 * side, 0);
  const clear = (away: number, length: number) => (2 * Math.abs(away) - side * (1 + 4 * GAP)) / length;
  const parts = places.map(({ x, y }) =>
    Math.max(clear(x - stage.width / 2, width), clear(y - stage.height / 2, height)),
  );
  const part = Math.max(0, Math.min(1, ...parts));
  return { width: width * part, height: height * part };
}

/** Square cards are apart when they are apart sideways or upwards. */
function isRoomy(places: readonly Point[], side: number): boolean {
  const needed = side * (1 + GAP);
  return places.every((place, index) => {
    const next = places[(index + 1) % places.length] ?? place;
    return next === place || Math.max(Math.abs(place.x - next.x), Math.abs(place.y - next.y)) >= needed;
  });
}

/** Places with equal ways along the ring from one to the next. */
function placesOn(count: number, stage: Size, side: number): readonly Point[] {
  const round = Array.from({ length: FINENESS + 1 }, (_, step) => onRing(step / FINENESS, stage, side));
  const ways = [0];
  for (const [step, point] of round.entries()) {
    const before = round[step - 1];
    if (before) ways.push((ways.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = ways.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const way = (whole * index) / count;
    const step = Math.max(
      ways.findLastIndex((passed) => passed <= way),
      0,
    );
    const from = round[step] ?? { x: 0, y: 0 };
    const to = round[step + 1] ?? from;
    const length = (ways[step + 1] ?? way) - (ways[step] ?? way);
    const part = length > 0 ? (way - (ways[step] ?? way)) / length : 0;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** A point of the ring; `turn` runs clockwise from the top, 0 to 1. */
function onRing(turn: number, stage: Size, side: number): Point {
  const angle = turn * 2 * Math.PI;
  const bend = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / ROUNDNESS);
  return {
    x: stage.width / 2 + (bend(Math.sin(angle)) * (stage.width - side)) / 2,
    y: stage.height / 2 - (bend(Math.cos(angle)) * (stage.height - side)) / 2,
  };
}

/** Arrowheads between the cards and the middle, that point clockwise. */
export function arrowsOn(
  { side }: RingLayout,
  stage: Size,
): ReadonlyArray<Point & { readonly angle: number }> {
  return [1, 3, 5, 7].map((eighth) => {
    const before = onRing(eighth / 8 - 0.005, stage, 2.3 * side);
    const { x, y } = onRing(eighth / 8, stage, 2.3 * side);
    return { x, y, angle: (Math.atan2(y - before.y, x - before.x) * 180) / Math.PI };
  });
}
