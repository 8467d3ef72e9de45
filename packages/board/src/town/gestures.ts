// What fingers, mice and pens do on a town: point, tap, carry the ghost, pan and pinch.

import type { Cell } from '@wagons/rules';
import { CELL } from '../art/measures.ts';
import { held, type Landing, THRESHOLD } from '../drag.ts';
import { type Aim, aimAt, contains, distance, footprint, type Point, sameCell } from '../geometry.ts';
import type { Ghost } from './ghost.tsx';
import type { Lens } from './lens.ts';
import type { Spot } from './spots.tsx';

/** What the gestures look at, and whom they tell; read anew at every event. */
export type Listener = {
  readonly spots: readonly Spot[];
  readonly ghost?: Ghost | undefined;
  readonly onAim?: ((aim: Aim | undefined) => void) | undefined;
  readonly onChoose?: ((cell: Cell) => void) | undefined;
  readonly onTurn?: (() => void) | undefined;
};

export type Gestures = Omit<Landing, 'element'> & {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
  /** What is carried is given up, whatever the pointer does until it is let go. */
  readonly giveUp: () => void;
};

/** How far away a legal spot still attracts: a bit more than a cell, or a finger's breadth where cells are small. */
const REACH = 1.3 * CELL;
const FINGER = 34;

type Press = {
  readonly id: number;
  readonly start: Point;
  /** From the pointer to the middle of the ghost it has hold of. */
  readonly grip: Point | undefined;
  mode: 'tap' | 'carry' | 'aim' | 'pan' | 'none';
};

const clientPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export function createGestures(lens: Lens, listener: () => Listener): Gestures {
  const pointers = new Map<number, Point>();
  let press: Press | undefined;
  let aimed: Aim | undefined;
  let among: readonly Spot[] = [];
  /** Where on the screen and in the town a spot was chosen. */
  let last: { readonly at: Point; readonly on: Point; readonly cell: Cell } | undefined;

  function aimFrom(client: Point): Aim {
    const { spots } = listener();
    const reach = spots.length === 1 ? Infinity : Math.max(REACH, FINGER * lens.unit());
    return aimAt(lens.locate(client), spots, reach);
  }

  function tell(aim: Aim | undefined): void {
    const { spots, onAim } = listener();
    // A pointer moves by pixels, an aim by cells. With another card in hand it is told again.
    const same = sameCell(aim?.cell, aimed?.cell) && sameCell(aim?.nearest, aimed?.nearest);
    if (same && (among === spots || !aim)) return;
    aimed = aim;
    among = spots;
    onAim?.(aim);
  }

  /** A card is carried to here; the answer says whether that is in the town. */
  function carryTo(client: Point): boolean {
    const isIn = lens.isOpen(client);
    tell(isIn ? aimFrom(client) : undefined);
    return isIn;
  }

  function choose(client: Point): void {
    const { cell, nearest } = aimFrom(client);
    aimed = undefined;
    last = { at: client, on: lens.locate(client), cell: nearest ?? cell };
    listener().onChoose?.(last.cell);
  }

  /** Whether a tap is where the ghost's spot was chosen, though the town has moved a little to show all of it. */
  function isAgain(client: Point): boolean {
    const { ghost } = listener();
    if (!last || ghost?.state !== 'chosen' || !sameCell(ghost.placement.cell, last.cell)) return false;
    return distance(client, last.at) < 2 * THRESHOLD && distance(lens.locate(client), last.on) < CELL;
  }

  /** From the pointer to the middle of a chosen ghost, if the pointer is on it. */
  function gripOf(client: Point): Point | undefined {
    const { ghost } = listener();
    if (ghost?.state !== 'chosen') return undefined;
    const box = footprint(ghost.placement.cell);
    const at = lens.locate(client);
    if (!contains(box, at)) return undefined;
    const unit = lens.unit();
    return { x: (box.left + CELL - at.x) / unit, y: (box.top + CELL - at.y) / unit };
  }

  /** The point on the screen where the middle of the card is, while it is carried. */
  function middleOf(event: PointerEvent): Point {
    const grip = press?.grip ?? { x: 0, y: 0 };
    const town = event.currentTarget;
    return event.pointerType === 'touch' && town instanceof Element
      ? held(event, town.getBoundingClientRect())
      : { x: event.clientX + grip.x, y: event.clientY + grip.y };
  }

  function pinch(event: PointerEvent): void {
    const [one, other] = [...pointers.entries()].toSorted(([a], [b]) => a - b);
    if (!one || !other) return;
    const still = one[0] === event.pointerId ? other[1] : one[1];
    const before = pointers.get(event.pointerId) ?? still;
    const now = clientPoint(event);
    const from = lens.locate(halfway(before, still));
    lens.zoomBy(distance(now, still) / Math.max(distance(before, still), 1), from);
    const to = lens.locate(halfway(now, still));
    lens.panBy({ x: from.x - to.x, y: from.y - to.y });
  }

  function follow(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return;
    const now = clientPoint(event);
    if (press.mode === 'tap' && distance(press.start, now) >= THRESHOLD) {
      const { spots } = listener();
      press.mode = press.grip ? 'carry' : lens.isZoomed() ? 'pan' : spots.length > 0 ? 'aim' : 'none';
    }
    if (press.mode === 'carry' || press.mode === 'aim') carryTo(middleOf(event));
    if (press.mode === 'pan') {
      const before = pointers.get(event.pointerId) ?? now;
      const unit = lens.unit();
      lens.panBy({ x: (before.x - now.x) * unit, y: (before.y - now.y) * unit });
    }
  }

  function end(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (press?.id === event.pointerId) press = undefined;
  }

  return {
    down(event) {
      if (event.button !== 0) return;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, clientPoint(event));
      if (pointers.size > 1) {
        if (press?.mode === 'carry' || press?.mode === 'aim') tell(undefined);
        press = undefined;
        return;
      }
      const start = clientPoint(event);
      press = { id: event.pointerId, start, grip: gripOf(start), mode: 'tap' };
    },
    move(event) {
      if (pointers.has(event.pointerId)) {
        if (pointers.size > 1) pinch(event);
        else follow(event);
        pointers.set(event.pointerId, clientPoint(event));
      } else if (event.pointerType !== 'touch' && listener().ghost?.state !== 'chosen') {
        tell(aimFrom(clientPoint(event)));
      }
    },
    up(event) {
      const was = press?.id === event.pointerId ? press : undefined;
      const at = was ? middleOf(event) : clientPoint(event);
      end(event);
      if (was?.mode === 'tap') {
        if (was.grip || isAgain(clientPoint(event))) listener().onTurn?.();
        else choose(clientPoint(event));
      } else if (was?.mode === 'carry' || was?.mode === 'aim') {
        if (carryTo(at)) choose(at);
      }
    },
    cancel(event) {
      const was = press;
      end(event);
      if (was?.mode === 'carry' || was?.mode === 'aim') tell(undefined);
    },
    wheel(event) {
      event.preventDefault();
      lens.zoomBy(Math.exp(-event.deltaY / 400), lens.locate(clientPoint(event)));
    },
    over: carryTo,
    leave() {
      if (listener().ghost?.state !== 'chosen') tell(undefined);
      aimed = undefined;
    },
    drop: choose,
    giveUp() {
      press = undefined;
    },
  };
}
