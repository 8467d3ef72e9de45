// Applies the view of a town to its drawings: an automatic fit until the user zooms, with a glide between views.

import type { Box, Point } from '../geometry/boxes.ts';
import { shows } from '../geometry/fit.ts';
import { move } from '../motion/animate.ts';
import {
  INITIAL,
  isSameSize,
  isZoomedIn,
  type LensState,
  panBy,
  resize,
  show,
  showWhole,
  type Subject,
  unitOf,
  zoomAbout,
  zoomCenter,
} from './lensState.ts';

/** What the buttons of a screen can do with the view of a town. */
export type ViewHandle = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

export type Lens = ViewHandle & {
  readonly show: (subject: Subject, options: { readonly isNew: boolean }) => void;
  /** Reads the size of the stage and what covers it. */
  readonly measure: () => void;
  readonly zoomBy: (factor: number, about: Point) => void;
  readonly panBy: (by: Point) => void;
  readonly isZoomed: () => boolean;
  /** Converts a screen point to drawing units. */
  readonly locate: (client: Point) => Point;
  /** Whether a screen point is on the stage and uncovered. */
  readonly isOpen: (client: Point) => boolean;
  /** Drawing units per pixel. */
  readonly unit: () => number;
  /** The part of the drawing that the stage shows, and the stage. */
  readonly shown: () => Pick<LensState, 'view' | 'stage'>;
};

/** Elements that need the scale of the view. Keep them few: each view restyles everything inside of them. */
export const SCALED = 'ctw-scaled';

const GLIDE = 220;
const STEP = 1.4;

/** How the sheet is transformed at the start of a glide. */
type GlideStart = { readonly x: number; readonly y: number; readonly scale: number };

/** The parts of a lens that live in the page. */
type Mounted = {
  readonly stage: () => HTMLElement | null;
  readonly covers: () => ReadonlyArray<Element | null>;
  state: LensState;
  glide: Animation | undefined;
  start: GlideStart;
};

export function createLens(stage: Mounted['stage'], covers: Mounted['covers']): Lens {
  const lens: Mounted = { stage, covers, state: INITIAL, glide: undefined, start: { x: 0, y: 0, scale: 1 } };
  return {
    show: (subject, options) => glideTo(lens, show(sensing(lens.state), subject, options)),
    measure: () => measure(lens),
    zoomBy: (factor, about) => jumpTo(lens, zoomAbout(lens.state, factor, about)),
    panBy: (by) => jumpTo(lens, panBy(lens.state, by)),
    zoomIn: () => glideTo(lens, zoomCenter(lens.state, STEP)),
    zoomOut: () => glideTo(lens, zoomCenter(lens.state, 1 / STEP)),
    fit: () => glideTo(lens, showWhole(lens.state)),
    isZoomed: () => isZoomedIn(lens.state),
    locate: (client) => locate(lens, client),
    isOpen: (client) => isOpen(lens, client),
    unit: () => unitOf(lens.state),
    shown: () => lens.state,
  };
}

const sensing = (state: LensState): LensState => ({
  ...state,
  canHover: matchMedia('(hover: hover)').matches,
});

function measure(lens: Mounted): void {
  const rect = lens.stage()?.getBoundingClientRect();
  if (!rect || rect.width === 0 || rect.height === 0) return;
  const { left, top, width, height } = rect;
  const covers = lens.covers().flatMap((cover) => cover?.getBoundingClientRect() ?? []);
  const stage = { left, top, width, height, covers };
  const state = sensing(lens.state);
  const next = resize(state, stage);
  if (isSameSize(state, stage)) glideTo(lens, next);
  else jumpTo(lens, next);
}

/** The town is drawn once in its new view and glides there as an image: no frame on the way draws it again. */
function glideTo(lens: Mounted, next: LensState): void {
  const from = lens.state.view;
  const to = next.view;
  lens.state = next;
  if (!to || to === from) return;
  // A glide that is under way continues from what is visible now.
  const remaining = 1 - (lens.glide?.effect?.getComputedTiming().progress ?? 1);
  lens.glide?.cancel();
  apply(lens, to);
  const sheet = lens.stage()?.firstElementChild;
  if (!from || !sheet) return;
  lens.start = glideStart({ from, to, width: next.stage.width, before: lens.start, remaining });
  const { x, y, scale } = lens.start;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }];
  lens.glide = move(sheet, frames, GLIDE);
}

type Glide = {
  readonly from: Box;
  readonly to: Box;
  /** The width of the stage in pixels. */
  readonly width: number;
  /** The start of the glide before, and the fraction of it that remains. */
  readonly before: GlideStart;
  readonly remaining: number;
};

/** The transform that makes the new view look like the old one. */
export function glideStart({ from, to, width, before, remaining }: Glide): GlideStart {
  const unit = from.width / width / (1 + (before.scale - 1) * remaining);
  return {
    x: (to.left - from.left) / unit + before.x * remaining,
    y: (to.top - from.top) / unit + before.y * remaining,
    scale: to.width / width / unit,
  };
}

function jumpTo(lens: Mounted, next: LensState): void {
  lens.state = next;
  if (!next.view) return;
  lens.glide?.cancel();
  apply(lens, next.view);
}

function apply(lens: Mounted, view: Box): void {
  const find = (selector: string) => lens.stage()?.querySelectorAll<HTMLElement>(selector) ?? [];
  for (const drawing of find('.ctw-sheet > svg')) {
    drawing.setAttribute('viewBox', `${view.left} ${view.top} ${view.width} ${view.height}`);
  }
  for (const { style } of find(`.${SCALED}`)) {
    style.setProperty('--left', `${view.left}px`);
    style.setProperty('--top', `${view.top}px`);
    style.setProperty('--unit', `${view.width / lens.state.stage.width}`);
  }
}

function locate({ stage, state: { view } }: Mounted, client: Point): Point {
  const rect = stage()?.getBoundingClientRect();
  if (!rect || !view) return { x: 0, y: 0 };
  const scale = view.width / rect.width;
  return { x: view.left + (client.x - rect.left) * scale, y: view.top + (client.y - rect.top) * scale };
}

function isOpen(lens: Mounted, client: Point): boolean {
  const { view, stage } = lens.state;
  const { x: left, y: top } = locate(lens, client);
  return view !== undefined && shows(view, { left, top, width: 1, height: 1 }, stage);
}
