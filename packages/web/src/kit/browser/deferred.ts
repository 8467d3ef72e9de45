// What a page renders later than the rest, each part in a task of its own, because all in one would block a slow device.
// Used where `npm run bench web` shows that it pays: the points beside a town, the review, long lists.

import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

/** A value as of the last frame, in the first one `initial`. What shows it renders once the rest of a change is painted. */
export function useDeferred<T>(value: T, initial = value): T {
  const [painted, setPainted] = useState({ value: initial });
  useLayoutEffect(
    () => (painted.value === value ? undefined : afterPaint(() => setPainted({ value }))),
    [painted, value],
  );
  return painted.value;
}

/** How many parts to render so far: one more per frame, or with `nextTask` as many in a frame as the device can. */
export function useDeferredParts(parts: number, schedule: typeof afterPaint = afterPaint): number {
  const [rendered, setRendered] = useState(0);
  useLayoutEffect(
    () => (rendered < parts ? schedule(() => setRendered(rendered + 1)) : undefined),
    [rendered, parts, schedule],
  );
  return rendered;
}
