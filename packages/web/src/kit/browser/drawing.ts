// When the page is drawn again: with a person's doing in the same frame, after anything else in a task of its own.

import { options } from 'preact';

/** Whether what is drawn now answers what a person just did. */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else says whether a person's doing is being handled
export const isAnswer = (): boolean => window.event instanceof UIEvent;

/** A move that comes from elsewhere has work of its own; drawing it at once would make one long task of both. */
export function drawInTime(): void {
  options.debounceRendering = (draw) => {
    if (isAnswer()) queueMicrotask(draw);
    else setTimeout(draw);
  };
}
