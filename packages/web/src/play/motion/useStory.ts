// Tells the story of a table: what happens in the game is heard, and cards travel.

import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Game, Seat } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { arrive, depart } from './flights.ts';
import { soundsOf } from './storySounds.ts';
import { stepsBetween, travelsOf } from './travels.ts';

export type StoryTeller = {
  /** The game with the moves that are not confirmed yet. */
  readonly now: ReadonlySignal<Game>;
  /** The only seat that moves at this device, if there is just one. */
  readonly reader: Seat | undefined;
  /** Whether both seats move at this device. */
  readonly isShared: boolean;
};

export function useStory({ now, reader, isShared }: StoryTeller): void {
  const listener = useLatest({ own: reader, isShared });
  useEffect(() => {
    let before = now.peek();
    let land = (): void => undefined;
    if (before.moves.length === 0) sound('deal');
    // Runs when the game changes and before the page does, so that places can be measured.
    const stop = effect(() => {
      const after = now.value;
      untracked(() => {
        const steps = stepsBetween(before, after);
        before = after;
        land();
        const { own, isShared: isBoth } = listener.current;
        for (const name of soundsOf(steps, after, { own, isShared: isBoth })) sound(name);
        const mover = isBoth ? steps.at(-1)?.by : own;
        land = arrive(depart(travelsOf(steps, mover)));
      });
    });
    return () => {
      stop();
      land();
    };
  }, [now, listener]);
}
