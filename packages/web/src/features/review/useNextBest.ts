// Asks the engine how much worse the other moves are than a proven best one.

import { useSignal } from '@preact/signals';
import type { Grade, NextBest } from '@wagons/ai';
import type { Game } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { ports } from '../../play/local/ports.ts';

/** Milliseconds a move is looked at before the engine is asked: canceling a question restarts it. */
const STILL = 300;

/** Undefined until the answer is known, and for moves that aren't proven to be the best. */
export function useNextBest(before: Game, { played, lost }: Grade): NextBest | undefined {
  const found = useSignal<NextBest | undefined>(undefined);
  const isBest = lost === 0 && played.proven;
  useEffect(() => {
    if (!isBest) return undefined;
    let cancel = ports.clock.after(STILL, () => {
      const pending = ports.engine().ask({ is: 'nextBest', game: before, best: played });
      ({ cancel } = pending);
      void pending.answer.then((answer) => {
        if (answer.ok) found.value = answer.value;
      });
    });
    return () => cancel();
  }, [before, played, isBest, found]);
  return found.value;
}
