// The keyboard shortcuts of a puzzle.

import { useShortcuts } from '../../kit/browser/useShortcuts.ts';
import { ARROWS } from '../../play/table/nudge.ts';
import type { Attempt } from './attempt.ts';
import { type DuelLine, stepTo } from './duelLine.ts';

export const usePuzzleKeys = (attempt: Attempt, onNext: () => void): void =>
  useShortcuts((key) => shortcut(key, attempt, onNext));

/** The keys that step through perfect play, and where each leads. */
const STEPS: Readonly<Record<string, (line: DuelLine) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  Home: () => 0,
  End: ({ stops }) => stops.length,
};

/** Handles a key; returns whether it is a shortcut. */
function shortcut(
  key: string,
  { sitting, verdict, line, hint, retry }: Attempt,
  onNext: () => void,
): boolean {
  const direction = ARROWS[key];
  const isPlacing = sitting.card.peek() !== undefined && !verdict.peek();
  const pressed = key.toLowerCase();
  const shown = line.peek();
  const step = STEPS[key];
  if (shown && step) line.value = stepTo(shown, step(shown));
  else if (direction && isPlacing) sitting.nudge(direction);
  else if (key === 'Enter' && isPlacing) sitting.place();
  else if (pressed === 'r' && isPlacing) sitting.turnCard();
  else if (pressed === 'u' && !verdict.peek()) sitting.undo();
  else if (pressed === 'h' && !verdict.peek()) hint();
  else if (pressed === 'n' && verdict.peek()) onNext();
  else if (pressed === 't' && verdict.peek()?.is === 'short') retry();
  else return false;
  return true;
}
