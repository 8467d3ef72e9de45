// Pointer gestures on a town as data: point, tap, carry the ghost, pan and pinch. Pure, without DOM.

import type { Cell } from '@wagons/rules';
import { contains, distance, type Point } from '../geometry/boxes.ts';
import { sameCell } from '@wagons/rules/town';
import { type Aim, aimAt, footprint } from '../geometry/cells.ts';
import { CELL } from '../geometry/measures.ts';
import { THRESHOLD } from '../motion/drag.ts';
import type { TownGhost } from './ghost.tsx';
import type { Spot } from './spots.tsx';

/** One pointer of an event, in screen pixels. */
export type Pointer = {
  readonly id: number;
  readonly at: Point;
  readonly isTouch: boolean;
  /** Where a card carried by this finger is; a mouse carries it by its grip instead. */
  readonly lifted?: Point | undefined;
};

/** What a gesture needs to know about the town at the time of an event. */
export type TownScene = {
  readonly spots: readonly Spot[];
  readonly ghost?: TownGhost | undefined;
  /** Drawing units per pixel. */
  readonly unit: number;
  readonly isZoomed: () => boolean;
  /** Converts a screen point to drawing units. */
  readonly locate: (client: Point) => Point;
  /** Whether a screen point is on the stage and uncovered. */
  readonly isOpen: (client: Point) => boolean;
};

type Press = {
  readonly id: number;
  readonly start: Point;
  /** From the pointer to the center of the ghost it holds, in pixels. */
  readonly grip: Point | undefined;
  readonly mode: 'tap' | 'carry' | 'aim' | 'pan' | 'none';
};

export type GestureState = {
  readonly pointers: ReadonlyMap<number, Point>;
  readonly press?: Press | undefined;
  /** The last aim that was reported, and the spots it was among. */
  readonly aimed?: Aim | undefined;
  readonly among: readonly Spot[];
  /** The last choice: on the screen, in the drawing, and its cell. */
  readonly chosen?: { readonly at: Point; readonly on: Point; readonly cell: Cell } | undefined;
};

export const IDLE: GestureState = { pointers: new Map(), among: [] };

/** What the town does as a result, in this order. */
export type GestureEffect =
  | { readonly type: 'aim'; readonly aim: Aim | undefined }
  | { readonly type: 'choose'; readonly cell: Cell }
  /** Moves the drawing by screen pixels. */
  | { readonly type: 'pan'; readonly by: Point }
  /** Zooms about a screen point and then moves that point of the drawing to another one. */
  | { readonly type: 'pinch'; readonly factor: number; readonly from: Point; readonly to: Point };

export type GestureStep = { readonly state: GestureState; readonly effects: readonly GestureEffect[] };

const still = (state: GestureState): GestureStep => ({ state, effects: [] });

/** Snap radius of a legal spot: 1.3 cells, or a finger's width where cells are small. */
const REACH = 1.3 * CELL;
const FINGER = 34;

function aimFrom(at: Point, { spots, locate, unit }: TownScene): Aim {
  const reach = spots.length === 1 ? Infinity : Math.max(REACH, FINGER * unit);
  return aimAt(locate(at), spots, reach);
}

/** Reports an aim if its cell has changed, or if the card in hand has (which has other spots). */
function aim(state: GestureState, next: Aim | undefined, { spots }: TownScene): GestureStep {
  const { aimed, among } = state;
  const isSame = sameCell(next?.cell, aimed?.cell) && sameCell(next?.nearest, aimed?.nearest);
  if (isSame && (among === spots || !next)) return still(state);
  return { state: { ...state, aimed: next, among: spots }, effects: [{ type: 'aim', aim: next }] };
}

/** A card is carried to this point; outside the town it aims at nothing. */
export const carry = (state: GestureState, at: Point, scene: TownScene): GestureStep =>
  aim(state, scene.isOpen(at) ? aimFrom(at, scene) : undefined, scene);

/** Chooses the nearest legal spot, or the cell itself if none is within reach. */
export function choose(state: GestureState, at: Point, scene: TownScene): GestureStep {
  const { cell, nearest } = aimFrom(at, scene);
  const chosen = { at, on: scene.locate(at), cell: nearest ?? cell };
  return {
    state: { ...state, aimed: undefined, chosen },
    effects: [{ type: 'choose', cell: chosen.cell }],
  };
}

/** A carried card leaves the town. */
export function leave(state: GestureState, scene: TownScene): GestureStep {
  const step = scene.ghost?.state === 'chosen' ? still(state) : aim(state, undefined, scene);
  return { ...step, state: { ...step.state, aimed: undefined } };
}

export function press(state: GestureState, { id, at }: Pointer, scene: TownScene): GestureStep {
  const pointers = new Map(state.pointers).set(id, at);
  const isSecond = pointers.size > 1;
  if (!isSecond)
    return still({ ...state, pointers, press: { id, start: at, grip: gripOf(at, scene), mode: 'tap' } });
  const next = { ...state, pointers, press: undefined };
  return isCarrying(state.press) ? aim(next, undefined, scene) : still(next);
}

export function move(state: GestureState, pointer: Pointer, scene: TownScene): GestureStep {
  if (!state.pointers.has(pointer.id)) {
    const hovers = !pointer.isTouch && scene.ghost?.state !== 'chosen';
    return hovers ? aim(state, aimFrom(pointer.at, scene), scene) : still(state);
  }
  const step = state.pointers.size > 1 ? pinch(state, pointer) : follow(state, pointer, scene);
  const pointers = new Map(state.pointers).set(pointer.id, pointer.at);
  return { ...step, state: { ...step.state, pointers } };
}

export function release(state: GestureState, pointer: Pointer, scene: TownScene): GestureStep {
  const was = state.press?.id === pointer.id ? state.press : undefined;
  const next = without(state, pointer.id);
  if (was?.mode === 'tap') {
    // A tap on the chosen card does nothing: a card that turned by accident would go unnoticed.
    const isChosen = was.grip !== undefined || isRepeated(state, pointer.at, scene);
    return isChosen ? still(next) : choose(next, pointer.at, scene);
  }
  if (!isCarrying(was)) return still(next);
  const at = carriedTo(pointer, was);
  const carried = carry(next, at, scene);
  if (!scene.isOpen(at)) return carried;
  const dropped = choose(carried.state, at, scene);
  return { state: dropped.state, effects: [...carried.effects, ...dropped.effects] };
}

export function cancel(state: GestureState, { id }: Pointer, scene: TownScene): GestureStep {
  const next = without(state, id);
  return isCarrying(state.press) ? aim(next, undefined, scene) : still(next);
}

/** Ends the gesture; the pointer does nothing until it is pressed again. */
export const abandon = (state: GestureState): GestureState => ({ ...state, press: undefined });

const isCarrying = (pressed: Press | undefined): pressed is Press & { readonly mode: 'carry' | 'aim' } =>
  pressed?.mode === 'carry' || pressed?.mode === 'aim';

function without(state: GestureState, id: number): GestureState {
  const pointers = new Map(state.pointers);
  pointers.delete(id);
  return { ...state, pointers, press: state.press?.id === id ? undefined : state.press };
}

function follow(state: GestureState, pointer: Pointer, scene: TownScene): GestureStep {
  const before = state.press;
  if (before?.id !== pointer.id) return still(state);
  const isDrag = before.mode === 'tap' && distance(before.start, pointer.at) >= THRESHOLD;
  const pressed = isDrag ? { ...before, mode: dragMode(before, scene) } : before;
  const next = { ...state, press: pressed };
  if (isCarrying(pressed)) return carry(next, carriedTo(pointer, pressed), scene);
  if (pressed.mode !== 'pan') return still(next);
  const from = state.pointers.get(pointer.id) ?? pointer.at;
  const by = { x: from.x - pointer.at.x, y: from.y - pointer.at.y };
  return { state: next, effects: [{ type: 'pan', by }] };
}

/** A drag carries the ghost it began on, pans a zoomed town, or aims. */
function dragMode({ grip }: Press, { spots, isZoomed }: TownScene): Press['mode'] {
  if (grip) return 'carry';
  if (isZoomed()) return 'pan';
  return spots.length > 0 ? 'aim' : 'none';
}

function pinch(state: GestureState, { id, at }: Pointer): GestureStep {
  const [one, other] = [...state.pointers.entries()].toSorted(([a], [b]) => a - b);
  if (!one || !other) return still(state);
  const fixed = one[0] === id ? other[1] : one[1];
  const before = state.pointers.get(id) ?? fixed;
  const factor = distance(at, fixed) / Math.max(distance(before, fixed), 1);
  const effect = { type: 'pinch', factor, from: halfway(before, fixed), to: halfway(at, fixed) } as const;
  return { state, effects: [effect] };
}

const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The screen point of the center of the carried card. */
const carriedTo = ({ at, lifted }: Pointer, { grip = { x: 0, y: 0 } }: Press): Point =>
  lifted ?? { x: at.x + grip.x, y: at.y + grip.y };

/** From the pointer to the center of a chosen ghost, if the pointer is on it. */
function gripOf(at: Point, { ghost, locate, unit }: TownScene): Point | undefined {
  if (ghost?.state !== 'chosen') return undefined;
  const box = footprint(ghost.placement.cell);
  const on = locate(at);
  if (!contains(box, on)) return undefined;
  return { x: (box.left + CELL - on.x) / unit, y: (box.top + CELL - on.y) / unit };
}

/** Whether a tap repeats the last choice, although the town may have moved a little to show the card. */
function isRepeated({ chosen }: GestureState, at: Point, { ghost, locate }: TownScene): boolean {
  if (!chosen || ghost?.state !== 'chosen' || !sameCell(ghost.placement.cell, chosen.cell)) return false;
  return distance(at, chosen.at) < 2 * THRESHOLD && distance(locate(at), chosen.on) < CELL;
}
