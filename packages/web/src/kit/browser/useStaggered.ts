// Renders a long page part by part.

import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

/**
 * How many parts to render: one more per frame, because all in one task would block a slow device. With `nextTask`
 * it is one more per task, as many in a frame as the device can.
 */
export function useStaggered(parts: number, schedule: typeof afterPaint = afterPaint): number {
  const [rendered, setRendered] = useState(0);
  useLayoutEffect(
    () => (rendered < parts ? schedule(() => setRendered(rendered + 1)) : undefined),
    [rendered, parts, schedule],
  );
  return rendered;
}
