// What need not be there at once: it is drawn in the frame after the one that shows what is more urgent.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type LaterProps<T> = {
  /** What is shown. While it is new, what was is left as it is. */
  readonly of: T;
  readonly children: (of: T) => ComponentChildren;
};

export function Later<T>({ of, children }: LaterProps<T>) {
  const [shown, show] = useState(of);
  const drawn = useRef<ComponentChildren>(undefined);
  // Runs after the frame.
  useEffect(() => show(() => of), [of]);
  if (shown === of) drawn.current = children(of);
  return <>{drawn.current}</>;
}
