// Renders a long page part by part.

import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

/** How many parts to render: one more per frame, because all in one task would block a slow device. */
export function useStaggered(parts: number): number {
  const [rendered, setRendered] = useState(0);
  useEffect(
    () => (rendered < parts ? afterPaint(() => setRendered(rendered + 1)) : undefined),
    [rendered, parts],
  );
  return rendered;
}
