// An estimate of the server's clock, from the round trips of pings (as in NTP).

import { type ReadonlySignal, signal } from '@preact/signals';
import type { WallClock } from '../play/table/ports.ts';

export type ServerTime = {
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly ahead: ReadonlySignal<number>;
  readonly now: () => number;
  /** The server sent its time unasked. */
  readonly announced: (time: number) => void;
  /** The server answered a ping that was sent at `at` by our clock. */
  readonly answered: (at: number, time: number) => void;
};

/** One round trip: the offset is exact to half of the time that it took. */
type Sample = { readonly ahead: number; readonly took: number };

/** How many of the latest round trips count. */
const SAMPLES = 8;

export function keepServerTime(clock: WallClock): ServerTime {
  const ahead = signal(0);
  let samples: readonly Sample[] = [];
  return {
    ahead,
    now: () => clock.now() + ahead.value,
    announced: (time) => {
      if (samples.length === 0) ahead.value = time - clock.now();
    },
    answered: (at, time) => {
      const took = Math.max(0, clock.now() - at);
      const sample = { ahead: time - at - took / 2, took };
      // If either clock was set in the meantime, older samples contradict the new one.
      const agreeing = samples.filter(
        (one) => Math.abs(one.ahead - sample.ahead) <= (one.took + sample.took) / 2 + 50,
      );
      samples = [...agreeing, sample].slice(-SAMPLES);
      ahead.value = samples.reduce((best, one) => (one.took < best.took ? one : best)).ahead;
    },
  };
}
