// The keys of the replay: arrows, Home and End walk through the game, and space plays or pauses it.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import type { Playback } from './playback.ts';

export function useReplayKeys({ at, last, goTo, toggle }: Playback): void {
  useShortcuts((key) => {
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(at.peek() - 1),
      ArrowRight: () => goTo(at.peek() + 1),
      Home: () => goTo(0),
      End: () => goTo(last),
      ' ': toggle,
    };
    deeds[key]?.();
    return key in deeds;
  });
}
