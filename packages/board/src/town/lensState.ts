// The view of a town as data: which part of the drawing is shown, and how it changes. Pure, without DOM.

import { around, type Box, grown, type Point } from '../geometry/boxes.ts';
import {
  fitClear,
  hidden,
  isZoomed,
  pan,
  partOf,
  reveal,
  settle,
  type Stage,
  within,
  zoom,
} from '../geometry/fit.ts';
import { CELL } from '../geometry/measures.ts';

/** What a town asks the lens to show. */
export type Subject = {
  /** Boxes that must be visible. The same array means that the content hasn't changed. */
  readonly content: readonly Box[];
  /** Where a card may hover: visible too, if the stage is large enough. */
  readonly rim: readonly Box[];
  /** What must be visible even if not everything can be. */
  readonly focus: Box | undefined;
  /** Whether the player points at places in it, which sets a minimum size for a cell. */
  readonly isTarget: boolean;
};

export type LensState = Subject & {
  readonly stage: Stage;
  /** Whether the device has a pointer that hovers. */
  readonly canHover: boolean;
  /** `fit`: chosen automatically; `whole`: the user asked for everything; `own`: the user zoomed or panned. */
  readonly mode: 'fit' | 'whole' | 'own';
  /** Undefined until the stage was measured. */
  readonly view: Box | undefined;
};

export const INITIAL: LensState = {
  content: [],
  rim: [],
  focus: undefined,
  isTarget: false,
  stage: { left: 0, top: 0, width: 0, height: 0, covers: [] },
  canHover: false,
  mode: 'fit',
  view: undefined,
};

/** Minimum cell size in px: in a part of a town, and where all of it is shown. */
const PART_CELL = 26;
const WHOLE_CELL = 22;
/**
 * Minimum width and height in px of a stage that has room for the rim, and how many cells it may show then: larger
 * territories matter more than a card that hovers, so only a town of one card has it.
 */
const ROOMY = 320;
const ROOMY_CELLS = 6;
const MARGIN = 0.15 * CELL;

/** A town that is only looked at is larger on a small stage: its cells grow to this many px, but a card isn't all of it. */
const SEEN_CELL = 66;
const FEWEST_CELLS = 3;

/** The width of a view in which a cell has this many pixels. */
const widthFor = ({ stage }: LensState, pixels: number): number => (stage.width * CELL) / pixels;

/** The upper bound for the width of a view of everything. */
const widest = (state: LensState): number =>
  state.isTarget && state.mode === 'fit' ? widthFor(state, WHOLE_CELL) : Infinity;

/** The view of everything; of a small town on a roomy stage also the rim, where a card can hover. */
function wholeView(state: LensState): Box {
  const { content, stage, rim, canHover, isTarget } = state;
  const side = Math.min(stage.width, stage.height);
  const options = {
    margin: MARGIN,
    widest: widest(state),
    ...(!isTarget && { least: CELL * Math.max(FEWEST_CELLS, Math.min(side / SEEN_CELL, 5)) }),
  };
  const ground = around([...content, ...rim]);
  const isSmall = ground && Math.max(ground.width, ground.height) <= ROOMY_CELLS * CELL;
  const isRoomy = side >= ROOMY && canHover && isSmall;
  return fitClear(content, stage, isRoomy ? { ...options, rim } : options);
}

/** The automatic view: everything, or a part around the focus if cells would become too small. */
function wantedView(state: LensState): Box {
  const { content, stage, focus, view, mode } = state;
  const all = wholeView(state);
  const isOwn = mode === 'own';
  const hides = (box: Box) => hidden(box, content, stage);
  if (!isOwn && all.width <= widest(state))
    return view && hides(view) <= hides(all) ? settle(view, all) : all;
  const width = isOwn && view ? view.width : widthFor(state, PART_CELL);
  // Clamped, so that no empty ground is shown at the side.
  return view && Math.abs(view.width - width) < 1 ? view : within(partOf(all, width, focus ?? all), all);
}

/** While a place is chosen the view stays, because it must not move away from under the finger. */
const keptView = (state: LensState): Box => (state.focus && state.view) ?? wantedView(state);

/** A view moved by as little as shows the focus with its outline. */
const focused = ({ focus, stage }: LensState, view: Box): Box =>
  focus ? (reveal(view, grown(focus, MARGIN), stage) ?? partOf(view, view.width, focus)) : view;

/** Shows a subject. `isNew` drops what the user zoomed to. */
export function show(before: LensState, subject: Subject, { isNew }: { readonly isNew: boolean }): LensState {
  const state: LensState = { ...before, ...subject, mode: isNew ? 'fit' : before.mode };
  if (state.stage.width === 0) return state;
  const view = subject.content === before.content ? keptView(state) : wantedView(state);
  return { ...state, view: focused(state, view) };
}

/** The stage was measured again. Another size fits the view again; other covers move it only if needed. */
export function resize(before: LensState, stage: Stage): LensState {
  if (isSameSize(before, stage)) {
    const state = { ...before, stage };
    return { ...state, view: focused(state, keptView(state)) };
  }
  const state: LensState = { ...before, stage, mode: 'fit', view: undefined };
  return { ...state, view: focused(state, wantedView(state)) };
}

export const isSameSize = ({ stage }: LensState, { width, height }: Stage): boolean =>
  stage.width === width && stage.height === height;

/** The user has set a view. */
const own = (state: LensState, view: Box, whole: Box): LensState => ({
  ...state,
  view,
  mode: isZoomed(view, whole) ? 'own' : 'whole',
});

export function zoomAbout(state: LensState, factor: number, about: Point): LensState {
  const whole = wholeView(state);
  return state.view ? own(state, zoom(state.view, about, factor, whole), whole) : state;
}

export function zoomCenter(state: LensState, factor: number): LensState {
  const { view } = state;
  return view
    ? zoomAbout(state, factor, { x: view.left + view.width / 2, y: view.top + view.height / 2 })
    : state;
}

export function panBy(state: LensState, by: Point): LensState {
  const whole = wholeView(state);
  return state.view ? own(state, pan(state.view, by, whole), whole) : state;
}

export function showWhole(before: LensState): LensState {
  if (before.stage.width === 0) return before;
  const state: LensState = { ...before, mode: 'whole' };
  return { ...state, view: wholeView(state) };
}

export const isZoomedIn = (state: LensState): boolean =>
  state.view !== undefined && isZoomed(state.view, wholeView(state));

/** Drawing units per pixel. */
export const unitOf = ({ view, stage }: LensState): number =>
  view && stage.width > 0 ? view.width / stage.width : 1;
