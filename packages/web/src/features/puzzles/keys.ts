// The keyboard shortcuts of a puzzle.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import { ARROWS } from '../../play/table/nudge.ts';
import type { Attempt } from './attempt.ts';

export const usePuzzleKeys = (attempt: Attempt, onNext: () => void): void =>
  useShortcuts((key) => shortcut(key, attempt, onNext));

/** Handles a key; returns whether it is a shortcut. */
function shortcut(key: string, { sitting, verdict, hint, retry }: Attempt, onNext: () => void): boolean {
  const direction = ARROWS[key];
  const isPlacing = sitting.card.peek() !== undefined && !verdict.peek();
  const pressed = key.toLowerCase();
  if (direction && isPlacing) sitting.nudge(direction);
  else if (key === 'Enter' && isPlacing) sitting.place();
  else if (pressed === 'r' && isPlacing) sitting.turnCard();
  else if (pressed === 'u' && !verdict.peek()) sitting.undo();
  else if (pressed === 'h' && !verdict.peek()) hint();
  else if (pressed === 'n' && verdict.peek()) onNext();
  else if (pressed === 't' && verdict.peek()?.is === 'short') retry();
  else return false;
  return true;
}
