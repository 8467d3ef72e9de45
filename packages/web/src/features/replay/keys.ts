// The keyboard shortcuts of the replay, unless the focused element handles them.

import { useEffect } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import type { Playback } from './playback.ts';

/** Elements with their own arrow keys, and elements with their own space key. */
const WALKED = 'input, textarea, select, dialog, [role=grid], [role=toolbar]';
const PRESSED = 'button, a, summary';

export function useReplayKeys(playback: Playback): void {
  const latest = useLatest(playback);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(WALKED) || (key === ' ' && target.closest(PRESSED))) return;
      const { at, last, goTo, toggle } = latest.current;
      const deeds: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => goTo(at.peek() - 1),
        ArrowRight: () => goTo(at.peek() + 1),
        Home: () => goTo(0),
        End: () => goTo(last),
        ' ': toggle,
      };
      const deed = deeds[key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}
