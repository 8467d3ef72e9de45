// The keyboard shortcuts of a lesson, unless the focused element handles them.

import { useEffect } from 'preact/hooks';
import { ARROWS } from '../../play/table/nudge.ts';
import type { Pupil } from './pupil.ts';

const WALKED = 'input, textarea, select, dialog, [role=grid], [role=toolbar]';
const PRESSED = 'button, a';

export function useLessonKeys(pupil: Pupil): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(WALKED)) return;
      if (key === 'Enter' && target.closest(PRESSED)) return;
      if (act(key, pupil)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [pupil]);
}

/** Handles a key; returns whether it is a shortcut. */
function act(key: string, { lesson, sitting }: Pupil): boolean {
  const direction = ARROWS[key];
  const isPlacing = sitting.card.peek() !== undefined;
  if (direction && isPlacing) sitting.nudge(direction);
  else if (direction) document.querySelector<HTMLElement>('.learn .circle [tabindex="0"]')?.focus();
  else if (key === 'Enter' && isPlacing) sitting.place();
  else if (key.toLowerCase() === 'r' && lesson.turns) sitting.turnCard();
  else return false;
  return true;
}
