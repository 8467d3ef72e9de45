// What part of the drawing is looked at: fitted, zoomed, and moved about.

import { CELL } from './art/measures.ts';
import { around, type Box, contains, footprint, type Point, type Size } from './geometry.ts';

/** A single card should not fill the whole stage. */
const LEAST = 5 * CELL;
/** Nobody needs to see less than one card. */
const CLOSEST = 2.5 * CELL;
/** How much larger than needed a view may be before it is fitted anew. */
const SLACK = 1.6;

/** The smallest view of the shape of `size` that shows a box with some margin. */
export function fit(box: Box, size: Size, margin: number): Box {
  const wide = Math.max(box.width + 2 * margin, LEAST);
  const high = Math.max(box.height + 2 * margin, LEAST);
  const scale = Math.max(wide / size.width, high / size.height);
  const width = size.width * scale;
  const height = size.height * scale;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** A stage, and what may lie over it, in pixels of the page. */
export type Stage = Box & { readonly covers: readonly Box[] };

/** How far a view may grow so that nothing is covered, and in which steps. */
const GROWN = 2.2;
const GROWTH = 1.06;
/** Where in the view things lie while it grows: in the middle, or else at a side or in a corner; as parts of the room. */
const PLACES: readonly Point[] = [0.5, 0, 1].flatMap((x) => [0.5, 1, 0].map((y) => ({ x, y })));

/**
 * The smallest view that shows all boxes with some margin, and none of them under what covers the stage; or the one
 * that hides the least. No view wider than `widest` is looked for only so that nothing is covered. The `rim` is shown
 * too, but may be covered.
 */
export function fitClear(
  boxes: readonly Box[],
  stage: Stage,
  margin: number,
  widest = Infinity,
  rim: readonly Box[] = [],
): Box {
  const all = around([...boxes, ...rim]) ?? footprint({ x: 0, y: 0 });
  let best = fit(all, stage, margin);
  let least = hidden(best, boxes, stage);
  const snug = best;
  for (let growth = 1; least > 0 && growth < GROWN; growth *= GROWTH) {
    const width = snug.width * growth;
    const height = snug.height * growth;
    if (growth > 1 && width > widest) break;
    for (const at of PLACES) {
      const left = all.left - margin - (width - all.width - 2 * margin) * at.x;
      const top = all.top - margin - (height - all.height - 2 * margin) * at.y;
      const view = { left, top, width, height };
      const worse = hidden(view, boxes, stage);
      if (worse >= least) continue;
      best = view;
      least = worse;
    }
  }
  return best;
}

/** How much of the boxes a view shows under what covers the stage. */
export function hidden(view: Box, boxes: readonly Box[], stage: Stage): number {
  const unit = view.width / stage.width;
  let sum = 0;
  for (const cover of stage.covers) {
    const left = view.left + (cover.left - stage.left) * unit;
    const top = view.top + (cover.top - stage.top) * unit;
    const right = left + cover.width * unit;
    const bottom = top + cover.height * unit;
    for (const box of boxes) {
      const wide = Math.min(right, box.left + box.width) - Math.max(left, box.left);
      const high = Math.min(bottom, box.top + box.height) - Math.max(top, box.top);
      if (wide > 0 && high > 0) sum += wide * high;
    }
  }
  return sum;
}

/** The view to go to: the present one while it still serves, so that the town does not jump with every turn. */
export function settle(view: Box, wanted: Box): Box {
  const shaped = Math.abs(view.width / view.height - wanted.width / wanted.height) < 0.01;
  return holds(view, wanted) && shaped && view.width < wanted.width * SLACK ? view : wanted;
}

/** Whether all of a box is seen in a view, and nothing over it. */
export const shows = (view: Box, box: Box, stage: Stage): boolean =>
  holds(view, box) && hidden(view, [box], stage) === 0;

/** Whether all of a box is in a view. */
const holds = (view: Box, { left, top, width, height }: Box): boolean =>
  contains(view, { x: left, y: top }) && contains(view, { x: left + width, y: top + height });

/** In such steps a view is moved until it shows something. */
const STEP = 0.1 * CELL;

/** The same view, moved no further than it takes to show all of a box, nothing of it covered; if that can be done. */
export function reveal(view: Box, box: Box, stage: Stage): Box | undefined {
  for (let far = 0; far < view.width; far += STEP) {
    for (const { x, y } of PLACES) {
      const left = view.left + (2 * x - 1) * far;
      const top = view.top + (2 * y - 1) * far;
      const moved = far > 0 ? { ...view, left, top } : view;
      if (shows(moved, box, stage)) return moved;
    }
  }
  return undefined;
}

/** A view of the same shape, so wide, with a box in its middle. */
export function partOf(view: Box, width: number, box: Box): Box {
  const height = (view.height * width) / view.width;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** A view closer by a factor (below 1: further away) that keeps a point where it is. Never wider than `whole`. */
export function zoom(view: Box, about: Point, factor: number, whole: Box): Box {
  const width = Math.min(Math.max(view.width / factor, Math.min(CLOSEST, whole.width)), whole.width);
  const ratio = width / view.width;
  const closer = {
    left: about.x - (about.x - view.left) * ratio,
    top: about.y - (about.y - view.top) * ratio,
    width,
    height: view.height * ratio,
  };
  return within(closer, whole);
}

export const pan = (view: Box, by: Point, whole: Box): Box =>
  within({ ...view, left: view.left + by.x, top: view.top + by.y }, whole);

/** Whether a view shows less than the whole. */
export const isZoomed = (view: Box, whole: Box): boolean => view.width < whole.width * 0.99;

/** A view of the same size that does not leave the whole. */
export function within(view: Box, whole: Box): Box {
  const hold = (from: number, length: number, start: number, all: number) =>
    Math.max(start, Math.min(from, start + all - length));
  return {
    ...view,
    left: hold(view.left, view.width, whole.left, whole.width),
    top: hold(view.top, view.height, whole.top, whole.height),
  };
}
