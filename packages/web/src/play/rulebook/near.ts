// Lazy rendering: true once an element comes near the viewport.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The margin around the viewport, large enough for quick scrolling. */
const REACH = '900px 0px';

/** Stays true once the element was near. */
export function useNear<Type extends Element>(): readonly [RefObject<Type | null>, boolean] {
  const ref = useRef<Type>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: REACH },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
