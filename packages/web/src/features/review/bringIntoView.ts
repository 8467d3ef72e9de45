// Brings a part of the review into view after a press on something that may be far away from it.

import { mayMove } from '../../kit/browser/appearance.ts';

/** Scrolls the page only if the top of the part, up to half a screen, isn't visible. */
export function bringIntoView(selector: string): void {
  const part = document.querySelector(selector);
  if (!part) return;
  const { top, height } = part.getBoundingClientRect();
  if (top >= 0 && top + Math.min(height, innerHeight / 2) <= innerHeight) return;
  part.scrollIntoView({ block: 'start', behavior: mayMove.peek() ? 'smooth' : 'auto' });
}
