// What the stage shows of a town: it fits by itself, until somebody zooms, and glides there.

import { CELL } from '../art/measures.ts';
import { fitClear, isClear, isZoomed, pan, settle, type Stage, zoom } from '../fit.ts';
import { type Box, overlap, type Point } from '../geometry.ts';
import { move } from '../motion.ts';

/** What the buttons of a screen can do with the view of a town. */
export type ViewHandle = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

export type Lens = ViewHandle & {
  /** Shows these parts of the drawing, if nobody has zoomed; `afresh` also when somebody has. */
  readonly show: (content: readonly Box[], options: { readonly afresh: boolean }) => void;
  /** Looks anew at the size of the stage, and at what covers it. */
  readonly measure: () => void;
  readonly zoomBy: (factor: number, about: Point) => void;
  readonly panBy: (by: Point) => void;
  readonly isZoomed: () => boolean;
  /** A point on the screen, in units of the drawing. */
  readonly locate: (client: Point) => Point;
  /** How many units of the drawing a pixel has. */
  readonly unit: () => number;
};

const MARGIN = 0.3 * CELL;
const GLIDE = 220;
const STEP = 1.4;

type Covers = () => ReadonlyArray<Element | null>;

/** The element inside the stage that glides, with all drawings in it. */
export const SHEET = 'ctw-sheet';
/** The drawings whose view is that of the lens. */
export const VIEWED = 'ctw-viewed';
/** What must know the scale of the view. Few should: whatever is inside of them is dressed anew with every view. */
export const SCALED = 'ctw-scaled';

export function createLens(stage: () => HTMLElement | null, covers: Covers): Lens {
  let content: readonly Box[] = [];
  let size: Stage = { width: 0, height: 0, covers: [] };
  let view: Box | undefined;
  let goal: Box | undefined;
  let free = false;
  let glide: Animation | undefined;
  /** How the sheet lay when the glide began. */
  let start = { x: 0, y: 0, scale: 1 };

  const whole = () => fitClear(content, size, MARGIN);

  function apply(next: Box): void {
    view = next;
    const within = (name: string) => stage()?.getElementsByClassName(name) ?? [];
    for (const drawing of within(VIEWED)) {
      drawing.setAttribute('viewBox', `${next.left} ${next.top} ${next.width} ${next.height}`);
    }
    const { left, top } = next;
    for (const element of within(SCALED)) {
      const { style } = element as HTMLElement | SVGElement;
      for (const [name, value] of Object.entries({ left, top, unit: next.width / size.width })) {
        style.setProperty(`--${name}`, String(value));
      }
    }
  }

  /** The town is drawn once where it goes to, and what is drawn glides there: no frame on the way draws it again. */
  function glideTo(next: Box): void {
    const from = view;
    const sheet = stage()?.getElementsByClassName(SHEET)[0];
    // Where a glide is under way, the next begins where that is seen now.
    const left = 1 - (glide?.effect?.getComputedTiming().progress ?? 1);
    goal = next;
    glide?.cancel();
    apply(next);
    if (from === undefined || !sheet) return;
    const unit = from.width / size.width / (1 + (start.scale - 1) * left);
    start = {
      x: (next.left - from.left) / unit + start.x * left,
      y: (next.top - from.top) / unit + start.y * left,
      scale: next.width / size.width / unit,
    };
    const { x, y, scale } = start;
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }];
    glide = move(sheet, frames, GLIDE);
  }

  function jumpTo(next: Box): void {
    glide?.cancel();
    goal = next;
    free = isZoomed(next, whole());
    apply(next);
  }

  function locate(client: Point): Point {
    const rect = stage()?.getBoundingClientRect();
    if (!rect || !view) return { x: 0, y: 0 };
    const scale = view.width / rect.width;
    return { x: view.left + (client.x - rect.left) * scale, y: view.top + (client.y - rect.top) * scale };
  }

  function zoomMiddle(factor: number): void {
    if (!goal) return;
    const about = { x: goal.left + goal.width / 2, y: goal.top + goal.height / 2 };
    const next = zoom(goal, about, factor, whole());
    free = isZoomed(next, whole());
    glideTo(next);
  }

  return {
    show(boxes, { afresh }) {
      content = boxes;
      if (afresh) free = false;
      if (size.width === 0 || free) return;
      const next = goal && isClear(goal, boxes, size) ? settle(goal, whole()) : whole();
      if (next !== goal) glideTo(next);
    },
    measure() {
      const rect = stage()?.getBoundingClientRect();
      if (!rect || rect.width === 0 || rect.height === 0) return;
      if (rect.width === size.width && rect.height === size.height) return;
      size = { width: rect.width, height: rect.height, covers: coversOf(rect, covers()) };
      jumpTo(whole());
    },
    zoomBy(factor, about) {
      if (view) jumpTo(zoom(view, about, factor, whole()));
    },
    panBy(by) {
      if (view) jumpTo(pan(view, by, whole()));
    },
    zoomIn: () => zoomMiddle(STEP),
    zoomOut: () => zoomMiddle(1 / STEP),
    fit() {
      free = false;
      if (size.width > 0) glideTo(whole());
    },
    isZoomed: () => free,
    locate,
    unit: () => (view && size.width > 0 ? view.width / size.width : 1),
  };
}

/** What lies over the stage, seen from its corner. */
const coversOf = (stage: DOMRectReadOnly, covers: ReadonlyArray<Element | null>): readonly Box[] =>
  covers
    .flatMap((cover) => cover?.getBoundingClientRect() ?? [])
    .filter((cover) => overlap(cover, stage))
    .map(({ left, top, width, height }) => ({
      left: left - stage.left,
      top: top - stage.top,
      width,
      height,
    }));
