// Renders a change one frame later than the rest of the page.

import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

/** The value of the previous frame: what depends on it is drawn in a task of its own. */
export function useFrameLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(
    () => (Object.is(later, value) ? undefined : afterPaint(() => setLater(() => value))),
    [later, value],
  );
  return later;
}
