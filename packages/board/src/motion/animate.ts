// Animations: short, interruptible, and skipped when the user prefers reduced motion.

import type { Box } from '../geometry/boxes.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Whether nothing should move: by the system setting, or by `data-motion="off"` on the root element. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates an element, unless nothing should move. */
export function move(element: Element, frames: Keyframe[], duration = 200): Animation | undefined {
  if (isStill()) return undefined;
  return element.animate(frames, { duration, easing: EASE });
}

const flights = new WeakMap<Element, Animation>();

/** Animates an element from a screen rectangle to where it is now. A new flight replaces one that is under way. */
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
