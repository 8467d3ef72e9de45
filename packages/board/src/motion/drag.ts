// Dragging a card from the hand or the circle into a town, by mouse, finger or pen.

import { contains, distance, type Point } from '../geometry/boxes.ts';
import { flyFrom } from './animate.ts';

/** How far a pointer must move before a press becomes a drag, in pixels. */
export const THRESHOLD = 6;

/** A finger would hide what it carries, so the card is held this far above it, in pixels. */
const LIFT = 56;

/** Where a carried card is held. At the top of a town it doesn't leave the town before the finger does. */
export const held = ({ clientX, clientY, pointerType }: PointerEvent, town?: DOMRect): Point => ({
  x: clientX,
  y: pointerType === 'touch' ? Math.max(clientY - LIFT, Math.min(clientY, town?.top ?? -Infinity)) : clientY,
});

/** A drop target. Points are screen pixels. */
export type Landing = {
  readonly element: Element;
  /** The card is carried over it; returns whether it would be dropped here. */
  readonly over: (at: Point) => boolean;
  readonly leave: () => void;
  readonly drop: (at: Point) => void;
};

/** What is dragged. */
type DragSource = {
  /** The picture of the card. A copy of it follows the pointer. */
  readonly picture: () => Element | null;
  /** Whether the card lies in a row that scrolls sideways: a finger lifts it only by moving up or down. */
  readonly swiped?: boolean | undefined;
  /** Called when the press becomes a drag. */
  readonly onLift?: (() => void) | undefined;
};

/** Connects the cards and towns of one table, so that a card can be dragged from one to the other. */
export type Drag = {
  /** Registers a drop target; returns unregister. */
  readonly join: (landing: Landing) => () => void;
  /** Call it from `pointerdown`: starts a drag. A press without movement stays a click. */
  readonly pick: (event: PointerEvent, source: DragSource) => void;
};

export function createDrag(): Drag {
  const landings = new Set<Landing>();
  return {
    join(landing) {
      landings.add(landing);
      return () => landings.delete(landing);
    },
    pick(event, source) {
      const handle = event.currentTarget;
      if (event.button !== 0 || !event.isPrimary || !(handle instanceof HTMLElement)) return;
      // Captured right away, because a quick mouse leaves the card before it has moved past the threshold.
      handle.setPointerCapture(event.pointerId);
      listen({
        source,
        landings,
        pointer: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        ended: new AbortController(),
        copy: undefined,
        landing: undefined,
        isIn: false,
        isGivenUp: false,
      });
    },
  };
}

/** A press on a card, which may have become a drag. */
type Carry = {
  readonly source: DragSource;
  readonly landings: ReadonlySet<Landing>;
  readonly pointer: number;
  readonly start: Point;
  /** Aborting it removes all listeners. */
  readonly ended: AbortController;
  /** The picture that follows the pointer, once the press is a drag. */
  copy: Copy | undefined;
  landing: Landing | undefined;
  isIn: boolean;
  isGivenUp: boolean;
};

function listen(carry: Carry): void {
  const { signal } = carry.ended;
  const on = (type: string, handle: (carry: Carry, event: PointerEvent) => void) =>
    addEventListener(
      type,
      (event) => event instanceof PointerEvent && event.pointerId === carry.pointer && handle(carry, event),
      { signal },
    );
  on('pointermove', follow);
  // Fires before the frame where supported, which splits finding a spot and drawing it into two short tasks.
  on('pointerrawupdate', follow);
  on('pointerup', finish);
  on('pointercancel', finish);
  addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(carry), { signal });
}

function follow(carry: Carry, event: PointerEvent): void {
  if (carry.isGivenUp) return;
  if (!carry.copy) {
    const sideways = carry.source.swiped === true && event.pointerType === 'touch' ? 'scrolls' : 'drags';
    if (!isDrag(carry.start, { x: event.clientX, y: event.clientY }, sideways)) return;
    carry.copy = lift(carry.source, carry.pointer);
    carry.source.onLift?.();
  }
  const under = [...carry.landings].find(({ element }) => {
    const town = element.getBoundingClientRect();
    return contains(town, held(event, town));
  });
  if (carry.landing !== under) carry.landing?.leave();
  carry.landing = under;
  const at = held(event, under?.element.getBoundingClientRect());
  carry.isIn = under?.over(at) ?? false;
  // Over a town the ghost shows the card.
  carry.copy?.hold(at, { hidden: carry.isIn });
}

/** Whether a press has moved far enough to be a drag; in a row, a sideways swipe scrolls instead. */
export function isDrag(start: Point, now: Point, sideways: 'drags' | 'scrolls'): boolean {
  if (distance(start, now) < THRESHOLD) return false;
  const isSideways = Math.abs(now.x - start.x) >= Math.abs(now.y - start.y);
  return !isSideways || sideways === 'drags';
}

function finish(carry: Carry, event: PointerEvent): void {
  carry.ended.abort();
  if (!carry.copy) return;
  if (carry.landing && carry.isIn && event.type === 'pointerup') {
    carry.landing.drop(held(event, carry.landing.element.getBoundingClientRect()));
    carry.copy.putAway({ back: false });
  } else giveUp(carry);
  swallowClick();
}

/** Returns the card to where it came from; the pointer does nothing more until it is released. */
function giveUp(carry: Carry): void {
  if (carry.isGivenUp || !carry.copy) return;
  carry.landing?.leave();
  carry.landing = undefined;
  carry.copy.putAway({ back: true });
  carry.isGivenUp = true;
}

/** Suppresses the click that follows a drag. */
function swallowClick(): void {
  const passed = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: passed.signal });
  setTimeout(() => passed.abort());
}

type Copy = {
  readonly hold: (at: Point, options: { readonly hidden: boolean }) => void;
  readonly putAway: (options: { readonly back: boolean }) => void;
};

/** Puts a copy of the card's picture over the page. It captures the pointer, because the card itself may unmount. */
function lift({ picture }: DragSource, pointer: number): Copy | undefined {
  const original = picture();
  if (!original) return undefined;
  const { width, height } = original.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'ctw-carried';
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const draw = () => copy.replaceChildren((picture() ?? original).cloneNode(true));
  draw();
  document.body.append(copy);
  copy.setPointerCapture(pointer);
  return {
    hold(at, { hidden }) {
      // The card may have been turned in the meantime.
      if (copy.hidden && !hidden) draw();
      copy.hidden = hidden;
      copy.style.transform = `translate(${at.x - width / 2}px, ${at.y - height / 2}px)`;
    },
    putAway({ back }) {
      const from = copy.getBoundingClientRect();
      const shown = !copy.hidden;
      copy.remove();
      const home = picture();
      if (back && shown && home) flyFrom(home, from);
    },
  };
}
