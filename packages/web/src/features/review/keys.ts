// The keys of the review: arrows walk through the decisions.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import type { Walk } from './walk.ts';

export function useReviewKeys({ at, goTo }: Walk): void {
  useShortcuts((key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    goTo(key === 'ArrowLeft' ? at - 1 : at + 1);
    return true;
  });
}
