// Keeps handling a press and rendering what it changed apart: on a slow device both in one task would be a long one.

import { options } from 'preact';
import { nextTask } from './nextTask.ts';

/**
 * Events after which rendering waits for a task of its own. What follows a pointer renders in the same frame, and a key
 * before the next one is handled: that one may depend on where the focus is by then.
 */
const PRESSES: ReadonlySet<string> = new Set(['click', 'pointerup']);

/** Call it once, before the page is rendered. */
export function renderApart(): void {
  options.debounceRendering = (render) => {
    // oxlint-disable-next-line typescript/no-deprecated -- Preact doesn't say why it renders, and the browser does.
    if (PRESSES.has(globalThis.event?.type ?? '')) nextTask(render);
    else queueMicrotask(render);
  };
}
