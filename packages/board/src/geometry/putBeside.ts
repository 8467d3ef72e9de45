// Tells an element in which direction from its card to be: its style sheet reads it from two custom properties.

import type * as finding from './beside.ts';
import type { Point } from './boxes.ts';

type Finding = typeof finding;

/** Loaded lazily, because below the card is a place too, and a game starts sooner. */
let loaded: Finding | undefined;

/** Sets the direction that `ask` finds, at once if it can; offline the element stays below the card. */
export function putBeside(
  element: HTMLElement | null | undefined,
  ask: (find: Finding, element: HTMLElement) => Point | undefined,
): void {
  if (!element) return;
  if (loaded) {
    const { x, y } = ask(loaded, element) ?? { x: 0, y: 1 };
    element.style.setProperty('--across', `${x}`);
    element.style.setProperty('--down', `${y}`);
  } else
    import('./beside.ts').then(
      (found) => {
        loaded = found;
        putBeside(element, ask);
      },
      () => undefined,
    );
}
