// Whether the store accepts writes, judged by the calls that are made anyway.

import type { Clock } from '../ports/environment.ts';
import type { Store, StoreFault } from '../ports/store.ts';

/** Six heartbeats. */
const BEAT_WITHIN = 3_000;
/** A heartbeat needs little space: storing one doesn't mean that there is room for a game. */
const FULL_FOR = 10_000;

export type Health = {
  /** The same store, with its heartbeats observed. */
  readonly watch: (store: Store) => Store;
  /** Called with every fault of the store. */
  readonly fail: (fault: StoreFault) => void;
  readonly isSound: () => boolean;
};

export function watchHealth({ now }: Pick<Clock, 'now'>): Health {
  let beatAt = -Infinity;
  let fullAt = -Infinity;
  return {
    watch: (store) => ({
      ...store,
      beat: async (...noted) => {
        await store.beat(...noted);
        beatAt = now();
      },
    }),
    fail: (fault) => {
      if (fault === 'full') fullAt = now();
    },
    isSound: () => now() - beatAt <= BEAT_WITHIN && now() - fullAt > FULL_FOR,
  };
}
