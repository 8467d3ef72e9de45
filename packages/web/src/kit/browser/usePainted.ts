// Lets parts of a page follow a change one frame later, each in a task of its own.

import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

/**
 * A value as of the last frame, in the first one `initial`. What shows it renders once the rest of the change is
 * painted, because all in one task would block a slow device.
 */
export function usePainted<T>(value: T, initial = value): T {
  const [painted, setPainted] = useState({ value: initial });
  useLayoutEffect(
    () => (painted.value === value ? undefined : afterPaint(() => setPainted({ value }))),
    [painted, value],
  );
  return painted.value;
}
