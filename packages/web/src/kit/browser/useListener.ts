// Listens on a container, for handlers that serve every control inside it.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useLatest } from './useLatest.ts';

export function useListener<Type extends keyof HTMLElementEventMap>(
  container: RefObject<HTMLElement | null>,
  type: Type,
  handle: (event: HTMLElementEventMap[Type]) => void,
): void {
  const latest = useLatest(handle);
  useLayoutEffect(() => {
    const { current: element } = container;
    const listen = (event: HTMLElementEventMap[Type]): void => latest.current(event);
    element?.addEventListener(type, listen);
    return () => element?.removeEventListener(type, listen);
  }, [container, type, latest]);
}
