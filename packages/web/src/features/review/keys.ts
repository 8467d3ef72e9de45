// The keys of the review: arrows walk through the decisions, unless the focused element uses them itself.

import { useEffect } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import type { Walk } from './walk.ts';

/** Elements with their own arrow keys. */
const WALKED = 'input, textarea, select, dialog, [role=grid], [role=toolbar]';

export function useReviewKeys(walk: Walk): void {
  const latest = useLatest(walk);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(WALKED)) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const { at, goTo } = latest.current;
      event.preventDefault();
      goTo(key === 'ArrowLeft' ? at - 1 : at + 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}
