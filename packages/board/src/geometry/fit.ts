// Which part of a drawing the stage shows: fitting, zooming and panning, all as pure functions on view boxes.

import { around, type Box, contains, type Point, shared, type Size } from './boxes.ts';
import { footprint } from './cells.ts';
import { CELL } from './measures.ts';

/** The smallest automatic view: a single card should not fill the stage. */
const LEAST = 5 * CELL;
/** The closest zoom: a little more than one card. */
const CLOSEST = 2.5 * CELL;
/** How many times larger than needed a view may be before it is fitted again. */
const SLACK = 1.25;

/** The smallest view in the aspect ratio of `size` that shows a box with a margin around it. */
export function fit(box: Box, size: Size, margin: number, least = LEAST): Box {
  const wide = Math.max(box.width + 2 * margin, least);
  const high = Math.max(box.height + 2 * margin, least);
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

/** The stage and the elements that overlap it, in page pixels. */
export type Stage = Box & { readonly covers: readonly Box[] };

/** Upper bound and step of the search for a view in which nothing is covered. */
const GROWN = 2.2;
const GROWTH = 1.06;
/** Positions of the content in a larger view, center first, as fractions of the free space. */
const ALIGNMENTS: readonly Point[] = [0.5, 0, 1].flatMap((x) => [0.5, 1, 0].map((y) => ({ x, y })));

type FitOptions = {
  readonly margin: number;
  /** A view wider than this isn't tried just to uncover something. Default: no limit. */
  readonly widest?: number;
  /** The smallest width and height; default: that of a stage where cards are placed. */
  readonly least?: number;
  /** Boxes to show as well, but which may be covered. */
  readonly rim?: readonly Box[];
};

/** The smallest view that shows all boxes uncovered; if there is none, the view that hides the least of them. */
export function fitClear(boxes: readonly Box[], stage: Stage, options: FitOptions): Box {
  const { margin, least: smallest, widest = Infinity, rim = [] } = options;
  const all = around([...boxes, ...rim]) ?? footprint({ x: 0, y: 0 });
  let best = fit(all, stage, margin, smallest);
  let least = hidden(best, boxes, stage);
  const snug = best;
  for (let growth = 1; least > 0 && growth < GROWN; growth *= GROWTH) {
    const width = snug.width * growth;
    const height = snug.height * growth;
    if (growth > 1 && width > widest) break;
    for (const at of ALIGNMENTS) {
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

/** The covers of the stage in drawing units. */
export function coversIn(view: Box, stage: Stage): readonly Box[] {
  const unit = view.width / stage.width;
  return stage.covers.map((cover) => ({
    left: view.left + (cover.left - stage.left) * unit,
    top: view.top + (cover.top - stage.top) * unit,
    width: cover.width * unit,
    height: cover.height * unit,
  }));
}

/** The area of the boxes that a view shows under the covers of the stage. */
export function hidden(view: Box, boxes: readonly Box[], stage: Stage): number {
  let sum = 0;
  for (const cover of coversIn(view, stage)) for (const box of boxes) sum += shared(cover, box);
  return sum;
}

/** The present view while it still serves, so that the town doesn't jump at every turn; else the wanted one. */
export function settle(view: Box, wanted: Box): Box {
  const shaped = Math.abs(view.width / view.height - wanted.width / wanted.height) < 0.01;
  return holds(view, wanted) && shaped && view.width < wanted.width * SLACK ? view : wanted;
}

/** Whether a view shows all of a box uncovered. */
export const shows = (view: Box, box: Box, stage: Stage): boolean =>
  holds(view, box) && hidden(view, [box], stage) === 0;

const holds = (view: Box, { left, top, width, height }: Box): boolean =>
  contains(view, { x: left, y: top }) && contains(view, { x: left + width, y: top + height });

/** Step of the search in `reveal`. */
const STEP = 0.1 * CELL;

/** The view moved by as little as shows all of a box uncovered; undefined if no such view was found. */
export function reveal(view: Box, box: Box, stage: Stage): Box | undefined {
  for (let far = 0; far < view.width; far += STEP) {
    for (const { x, y } of ALIGNMENTS) {
      const left = view.left + (2 * x - 1) * far;
      const top = view.top + (2 * y - 1) * far;
      const moved = far > 0 ? { ...view, left, top } : view;
      if (shows(moved, box, stage)) return moved;
    }
  }
  return undefined;
}

/** A view of this width and the same aspect ratio, centered on a box. */
export function partOf(view: Box, width: number, box: Box): Box {
  const height = (view.height * width) / view.width;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** Zooms in by a factor (below 1: out) about a fixed point. The result never leaves `whole`. */
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

/** Whether a view shows less than the whole; the tolerance absorbs rounding. */
export const isZoomed = (view: Box, whole: Box): boolean => view.width < whole.width * 0.99;

/** Clamps a view to the whole without resizing it. */
export function within(view: Box, whole: Box): Box {
  const clamp = (from: number, length: number, start: number, all: number) =>
    Math.max(start, Math.min(from, start + all - length));
  return {
    ...view,
    left: clamp(view.left, view.width, whole.left, whole.width),
    top: clamp(view.top, view.height, whole.top, whole.height),
  };
}
