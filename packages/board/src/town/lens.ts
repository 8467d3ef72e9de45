// What the stage shows of a town: it fits by itself, until somebody zooms, and glides there.

import { CELL } from '../art/measures.ts';
import {
  fitClear,
  hidden,
  isZoomed,
  pan,
  partOf,
  reveal,
  settle,
  shows,
  type Stage,
  within,
  zoom,
} from '../fit.ts';
import type { Box, Point } from '../geometry.ts';
import { move } from '../motion.ts';

/** What the buttons of a screen can do with the view of a town. */
export type ViewHandle = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

export type Lens = ViewHandle & {
  /**
   * Shows these parts of the drawing, if nobody has zoomed; `afresh` also when somebody has. While they stay the same,
   * it moves only as far as the focus needs.
   */
  readonly show: (content: readonly Box[], options: Showing) => void;
  /** Looks anew at the size of the stage, and at what covers it. */
  readonly measure: () => void;
  readonly zoomBy: (factor: number, about: Point) => void;
  readonly panBy: (by: Point) => void;
  readonly isZoomed: () => boolean;
  /** A point on the screen, in units of the drawing. */
  readonly locate: (client: Point) => Point;
  /** Whether a point on the screen is on the stage, and nothing over it. */
  readonly isOpen: (client: Point) => boolean;
  /** How many units of the drawing a pixel has. */
  readonly unit: () => number;
};

type Showing = {
  /** Where a card may be held: seen with the rest where there is room, because what is held is looked at. */
  readonly rim: readonly Box[];
  readonly afresh: boolean;
  /** What must be seen, even where not everything can be. */
  readonly focus: Box | undefined;
  /** Whether somebody is to point at places in it, so that it must not become too small. */
  readonly pointed: boolean;
};

/** So many pixels has a territory where one is to point at places in a part of a town; and at least, in all of it. */
const LEAST = 22;
const SMALL = 17;
/** So many pixels has a stage, both ways, that has room for a rim. */
const ROOMY = 320;
const MARGIN = 0.3 * CELL;
const GLIDE = 220;
const STEP = 1.4;

type Covers = () => ReadonlyArray<Element | null>;

/** What must know the scale of the view. Few should: whatever is inside of them is dressed anew with every view. */
export const SCALED = 'ctw-scaled';

export function createLens(stage: () => HTMLElement | null, covers: Covers): Lens {
  let content: readonly Box[] = [];
  let rim: readonly Box[] = [];
  let focus: Box | undefined;
  let pointed = false;
  let size: Stage = { left: 0, top: 0, width: 0, height: 0, covers: [] };
  let view: Box | undefined;
  let goal: Box | undefined;
  /** What somebody has wished for: nothing, everything, or a view of his own. */
  let wish: 'fit' | 'whole' | 'own' = 'fit';
  let glide: Animation | undefined;
  /** How the sheet lay when the glide began. */
  let start = { x: 0, y: 0, scale: 1 };

  /** Everything; with its rim where a card can hover, on a roomy stage whose territories stay large. */
  function whole(): Box {
    const isRoomy = Math.min(size.width, size.height) >= ROOMY && matchMedia('(hover: hover)').matches;
    const rimmed = isRoomy ? fitClear(content, size, MARGIN, widest(), rim) : undefined;
    return rimmed && rimmed.width <= widthWith(LEAST) ? rimmed : fitClear(content, size, MARGIN, widest());
  }
  /** How wide a view is in which a territory has so many pixels. */
  const widthWith = (pixels: number) => (size.width * CELL) / pixels;
  /** How wide a view of everything may be. */
  const widest = () => (pointed && wish === 'fit' ? widthWith(SMALL) : Infinity);

  /** What is shown by itself: everything; or where that would be too small, a part that has the focus in it. */
  function wanted(): Box {
    const all = whole();
    const isOwn = wish === 'own';
    const hides = (view: Box) => hidden(view, content, size);
    if (!isOwn && all.width <= widest()) return goal && hides(goal) <= hides(all) ? settle(goal, all) : all;
    const width = isOwn && goal ? goal.width : widthWith(LEAST);
    // No empty ground at the side.
    return goal && Math.abs(goal.width - width) < 1 ? goal : within(partOf(all, width, focus ?? all), all);
  }

  function apply(next: Box): void {
    view = next;
    const find = (what: string) => stage()?.querySelectorAll<HTMLElement>(what) ?? [];
    for (const drawing of find('.ctw-sheet > svg')) {
      drawing.setAttribute('viewBox', `${next.left} ${next.top} ${next.width} ${next.height}`);
    }
    for (const { style } of find(`.${SCALED}`)) {
      style.setProperty('--left', `${next.left}px`);
      style.setProperty('--top', `${next.top}px`);
      style.setProperty('--unit', `${next.width / size.width}`);
    }
  }

  /** The town is drawn once where it goes to, and what is drawn glides there: no frame on the way draws it again. */
  function glideTo(next: Box): void {
    const from = view;
    const sheet = stage()?.firstElementChild;
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
    own(next);
    glide?.cancel();
    goal = next;
    apply(next);
  }

  function own(next: Box): void {
    wish = isZoomed(next, whole()) ? 'own' : 'whole';
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
    own(next);
    glideTo(next);
  }

  /** Where a place is chosen the view stays: it would go away from under the finger. */
  const kept = (): Box => (focus && goal) ?? wanted();

  /** A view that shows the focus, moved for that as little as can be. */
  const focused = (next: Box): Box =>
    focus ? (reveal(next, focus, size) ?? partOf(next, next.width, focus)) : next;

  function look(at: Box): void {
    const next = focused(at);
    if (next !== goal) glideTo(next);
  }

  return {
    show(boxes, options) {
      const isSame = boxes === content;
      content = boxes;
      ({ rim, focus, pointed } = options);
      if (options.afresh) wish = 'fit';
      if (size.width > 0) look(isSame ? kept() : wanted());
    },
    measure() {
      const rect = stage()?.getBoundingClientRect();
      if (!rect || rect.width === 0 || rect.height === 0) return;
      const { left, top, width, height } = rect;
      const isSame = width === size.width && height === size.height;
      size = {
        left,
        top,
        width,
        height,
        covers: covers().flatMap((one) => one?.getBoundingClientRect() ?? []),
      };
      if (isSame) {
        look(kept());
        return;
      }
      wish = 'fit';
      goal = undefined;
      goal = focused(wanted());
      glide?.cancel();
      apply(goal);
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
      if (size.width === 0) return;
      wish = 'whole';
      glideTo(whole());
    },
    isZoomed: () => goal !== undefined && isZoomed(goal, whole()),
    locate,
    isOpen(client) {
      const { x: left, y: top } = locate(client);
      return view !== undefined && shows(view, { left, top, width: 1, height: 1 }, size);
    },
    unit: () => (view && size.width > 0 ? view.width / size.width : 1),
  };
}
