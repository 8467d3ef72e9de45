// An effect that runs once, with the values of the first render.

import { useEffect, useRef } from 'preact/hooks';

export function useMount(effect: () => void | (() => void)): void {
  const first = useRef(effect);
  useEffect(() => first.current(), []);
}
