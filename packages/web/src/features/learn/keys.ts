// The keyboard shortcuts of a lesson.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import { ARROWS } from '../../play/table/nudge.ts';
import type { Pupil } from './pupil.ts';

export const useLessonKeys = (pupil: Pupil): void => useShortcuts((key) => act(key, pupil));

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
