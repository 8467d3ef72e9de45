// The keyboard shortcuts of a screen, unless the focused element handles the key itself.

import { useLayoutEffect } from 'preact/hooks';
import { useLatest } from './useLatest.ts';

/** Elements with keys of their own: all of them, those that walk, and those that press. */
const TYPED = 'input, textarea, select, dialog, [role=grid]';
const WALKED = '[role=toolbar]';
const PRESSED = 'button, a, summary';

const WALKING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const PRESSING = ['Enter', ' '];

/** `act` handles a key and returns whether it is a shortcut. */
export function useShortcuts(act: (key: string) => boolean): void {
  const latest = useLatest(act);
  // In the layout effect, so that no key is lost between the first paint and the listener.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(TYPED)) return;
      if (WALKING.includes(key) && target.closest(WALKED)) return;
      if (PRESSING.includes(key) && target.closest(PRESSED)) return;
      if (latest.current(key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}
