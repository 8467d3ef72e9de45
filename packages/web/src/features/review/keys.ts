// The keys of the review: arrows walk through the decisions, N and P from mistake to mistake.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import type { Walk } from './walk.ts';

export function useReviewKeys({ at, goTo, previousMistake, nextMistake }: Walk): void {
  useShortcuts((key) => {
    const ways: Readonly<Record<string, number | undefined>> = {
      arrowleft: at - 1,
      arrowright: at + 1,
      p: previousMistake,
      n: nextMistake,
    };
    const pressed = key.toLowerCase();
    if (!(pressed in ways)) return false;
    goTo(ways[pressed] ?? at);
    return true;
  });
}
