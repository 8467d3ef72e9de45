// Motion: short, interruptible, and none at all for those who asked for none.

import type { Box } from './geometry.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Whether nothing should move: by the system's wish, or by `data-motion="off"` on the root element. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets an element move by itself, unless nothing should move. */
export function move(element: Element, frames: Keyframe[], duration = 200): Animation | undefined {
  if (isStill()) return undefined;
  return element.animate(frames, { duration, easing: EASE });
}

const flights = new WeakMap<Element, Animation>();

/**
 * Lets an element fly from where a card was (a rectangle on the screen) to where it is now. A new flight takes over
 * from the one under way; nothing waits for its end.
 */
export function flyFrom(
  element: Element,
  from: Pick<Box, 'left' | 'top' | 'width'>,
  duration = 240,
): Animation | undefined {
  flights.get(element)?.cancel();
  const to = element.getBoundingClientRect();
  if (to.width === 0) return undefined;
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / to.width;
  const flight = move(
    element,
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    duration,
  );
  if (flight) flights.set(element, flight);
  return flight;
}
