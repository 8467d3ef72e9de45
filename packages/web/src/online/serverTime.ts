// What time it is at the server: reckoned from how long questions and answers take.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Clock } from '../play/table/ports.ts';

export type ServerTime = {
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly ahead: ReadonlySignal<number>;
  readonly now: () => number;
  /** The server said its time, without being asked. */
  readonly told: (time: number) => void;
  /** The server said its time when asked; `at` is when it was asked by our clock. */
  readonly answered: (at: number, time: number) => void;
};

/** An answer that took so long says that the server is ahead by so much, give or take half of it. */
type Sample = { readonly ahead: number; readonly took: number };

/** So many of the last answers are remembered. */
const SAMPLES = 8;

export function keepServerTime(clock: Clock): ServerTime {
  const ahead = signal(0);
  let samples: readonly Sample[] = [];
  return {
    ahead,
    now: () => clock.now() + ahead.value,
    told: (time) => {
      if (samples.length === 0) ahead.value = time - clock.now();
    },
    answered: (at, time) => {
      const took = Math.max(0, clock.now() - at);
      const sample = { ahead: time - at - took / 2, took };
      // A clock that somebody has set cannot agree with what was measured before.
      const agreeing = samples.filter(
        (one) => Math.abs(one.ahead - sample.ahead) <= (one.took + sample.took) / 2 + 50,
      );
      samples = [...agreeing, sample].slice(-SAMPLES);
      ahead.value = samples.reduce((best, one) => (one.took < best.took ? one : best)).ahead;
    },
  };
}
