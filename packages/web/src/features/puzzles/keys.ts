// The keys of a puzzle besides those of every table.

import type { Attempt } from './attempt.ts';
import { type DuelLine, stepTo } from './duelLine.ts';

/** The keys that step through perfect play, and where each leads. */
const STEPS: Readonly<Record<string, (line: DuelLine) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  Home: () => 0,
  End: ({ stops }) => stops.length,
};

/** Handles a key; returns whether it is a shortcut. */
export const puzzleKeys =
  ({ verdict, line, hint, retry }: Attempt, onNext: () => void) =>
  (key: string): boolean => {
    const pressed = key.toLowerCase();
    const shown = line.peek();
    const step = STEPS[key];
    if (shown && step) line.value = stepTo(shown, step(shown));
    else if (pressed === 'h' && !verdict.peek()) hint();
    else if (pressed === 'n' && verdict.peek()) onNext();
    else if (pressed === 't' && verdict.peek()?.is === 'short') retry();
    else return false;
    return true;
  };
