// Tells when something comes near to what is seen: pages with many pictures draw each of them only then.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** So far beyond the edges of the screen something is already near; quick scrolling should not meet empty frames. */
const REACH = '900px 0px';

/** True from the first time that the element is near. */
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
