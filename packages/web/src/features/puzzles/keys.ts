// The keyboard shortcuts of a puzzle, unless the focused element handles them.

import { useEffect } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { ARROWS } from '../../play/table/nudge.ts';
import type { Attempt } from './attempt.ts';

const WALKED = 'input, textarea, select, dialog, [role=grid], summary';
const PRESSED = 'button, a';

export function usePuzzleKeys(attempt: Attempt, onNext: () => void): void {
  const act = useLatest((key: string): boolean => shortcut(key, attempt, onNext));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest(WALKED) || (key === 'Enter' && target.closest(PRESSED))) return;
      if (act.current(key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
}

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
