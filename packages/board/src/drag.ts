// Carrying a card from the hand or the circle into a town, by mouse, finger or pen.

import { contains, distance, type Point } from './geometry.ts';
import { flyFrom } from './motion.ts';

/** How far a pointer must go before a press becomes a drag, in pixels. */
export const THRESHOLD = 6;

/** A finger would hide what it carries: the card is held this much above it, in pixels. */
const LIFT = 56;

/** Where a carried card is held, for a pointer that is here. It leaves a town at its top no sooner than the finger. */
export const held = ({ clientX, clientY, pointerType }: PointerEvent, town?: DOMRect): Point => ({
  x: clientX,
  y: pointerType === 'touch' ? Math.max(clientY - LIFT, Math.min(clientY, town?.top ?? -Infinity)) : clientY,
});

/** A town that a card can be carried into. Points are those of the screen. */
export type Landing = {
  readonly element: Element;
  /** Says whether the card would be dropped here. */
  readonly over: (at: Point) => boolean;
  readonly leave: () => void;
  readonly drop: (at: Point) => void;
};

type Source = {
  /** The picture of the card. A copy of it follows the pointer. */
  readonly picture: () => Element | null;
  /** Whether the card lies in a row that is swiped sideways: a finger lifts it only by going up or down. */
  readonly swiped?: boolean | undefined;
  /** Called when the press has become a drag. */
  readonly onLift?: (() => void) | undefined;
};

/** What the cards and the towns of one table share, so that a card can go from one to the other. */
export type Drag = {
  /** A town says that cards can be dropped on it; the answer takes that back. */
  readonly join: (landing: Landing) => () => void;
  /** Call it from `pointerdown`: the card goes where the pointer goes. A press without a drag stays a click. */
  readonly pick: (event: PointerEvent, source: Source) => void;
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
      carry(handle, event, source, landings);
    },
  };
}

function carry(
  handle: HTMLElement,
  down: PointerEvent,
  source: Source,
  landings: ReadonlySet<Landing>,
): void {
  const start = { x: down.clientX, y: down.clientY };
  const ended = new AbortController();
  let copy: Copy | undefined;
  let landing: Landing | undefined;
  let isIn = false;
  let isGivenUp = false;

  function follow(event: PointerEvent): void {
    if (isGivenUp) return;
    if (!copy) {
      const now = { x: event.clientX, y: event.clientY };
      if (distance(start, now) < THRESHOLD) return;
      const aside = Math.abs(now.x - start.x) >= Math.abs(now.y - start.y);
      if (aside && source.swiped && event.pointerType === 'touch') return;
      copy = lift(source, down.pointerId);
      source.onLift?.();
    }
    const under = [...landings].find(({ element }) => {
      const town = element.getBoundingClientRect();
      return contains(town, held(event, town));
    });
    if (landing !== under) landing?.leave();
    landing = under;
    const at = held(event, landing?.element.getBoundingClientRect());
    isIn = landing?.over(at) ?? false;
    // Over a town the card is seen where it would lie.
    copy?.hold(at, { hidden: isIn });
  }

  function finish(event: PointerEvent): void {
    ended.abort();
    if (!copy) return;
    if (landing && isIn && event.type === 'pointerup') {
      landing.drop(held(event, landing.element.getBoundingClientRect()));
      copy.putAway({ back: false });
    } else giveUp();
    swallowClick();
  }

  /** The card goes home, whatever the pointer does until it is let go. */
  function giveUp(): void {
    if (isGivenUp || !copy) return;
    landing?.leave();
    landing = undefined;
    copy.putAway({ back: true });
    isGivenUp = true;
  }

  const listen = (type: string, then: (event: PointerEvent) => void) =>
    addEventListener(
      type,
      (event) => event instanceof PointerEvent && event.pointerId === down.pointerId && then(event),
      { signal: ended.signal },
    );
  // At once, because a quick mouse leaves the card before it has moved far enough.
  handle.setPointerCapture(down.pointerId);
  listen('pointermove', follow);
  // Comes before the frame, where the browser has it: finding a spot and drawing it are two short tasks then.
  listen('pointerrawupdate', follow);
  listen('pointerup', finish);
  listen('pointercancel', finish);
  addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal: ended.signal });
}

/** The press has been a drag, so the click that ends it is none. */
function swallowClick(): void {
  const passed = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: passed.signal });
  setTimeout(() => passed.abort());
}

type Copy = {
  readonly hold: (at: Point, options: { readonly hidden: boolean }) => void;
  readonly putAway: (options: { readonly back: boolean }) => void;
};

/** Lays a copy of the card's picture over the page. It keeps the pointer, because the card itself may go away. */
function lift({ picture }: Source, pointer: number): Copy | undefined {
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
      // The card may have been turned meanwhile.
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
