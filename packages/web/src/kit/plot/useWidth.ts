// The width of an element on the page.

import { useEffect, useState } from 'preact/hooks';

/** Follows the width, so that a drawing fills it while its text keeps its size. */
export function useWidth(ref: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
