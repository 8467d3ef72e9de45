// Follows a game with sounds and traveling cards. Loaded after the table.

import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Game } from '@wagons/rules';
import { sound } from '../../kit/browser/sound.ts';
import { arrive, depart } from './flights.ts';
import { type Audience, soundsOf } from './moveSounds.ts';
import { stepsBetween } from '../table/turns.ts';
import { travelsOf } from './travels.ts';

/** Returns a function that stops it. */
export function followMoves(now: ReadonlySignal<Game>, audience: { readonly current: Audience }): () => void {
  let before = now.peek();
  let land = (): void => undefined;
  // Runs when the game changes and before the page does, so that places can be measured.
  const stop = effect(() => {
    const after = now.value;
    untracked(() => {
      const steps = stepsBetween(before, after);
      before = after;
      land();
      const { own, isShared } = audience.current;
      for (const name of soundsOf(steps, after, audience.current)) sound(name);
      land = arrive(depart(travelsOf(steps, isShared ? steps.at(-1)?.by : own)));
    });
  });
  return () => {
    stop();
    land();
  };
}
