// Whether the store accepts writes, judged by the calls that are made anyway, and whether its clock agrees with ours.

import type { HostClock } from '../hostClock.ts';
import type { Clock } from '../ports/environment.ts';
import type { Store, StoreFault } from '../ports/store.ts';

/** Six heartbeats. */
const BEAT_WITHIN = 3_000;

export type Health = {
  /** The same store, with its heartbeats observed. */
  readonly watch: (store: Store) => Store;
  /** Called with every fault of the store. */
  readonly fail: (fault: StoreFault) => void;
  readonly isSound: () => boolean;
};

export function watchHealth(
  { now }: Pick<Clock, 'now'>,
  host: Pick<HostClock, 'compare' | 'isRight'>,
): Health {
  let beatAt = -Infinity;
  /** How often the disk was full since there was room. */
  let full = 0;
  /** A heartbeat needs little space: storing one doesn't mean that there is room for a game. */
  const tryRoom = async (store: Store): Promise<void> => {
    const before = full;
    await store.tryRoom().then(
      () => {
        if (full === before) full = 0;
      },
      () => undefined,
    );
  };
  return {
    watch: (store) => ({
      ...store,
      beat: async (...noted) => {
        let time: number | undefined;
        await host.compare(async () => (time = await store.beat(...noted)));
        beatAt = now();
        if (full > 0) await tryRoom(store);
        return time;
      },
    }),
    fail: (fault) => {
      if (fault === 'full') full += 1;
    },
    isSound: () => now() - beatAt <= BEAT_WITHIN && full === 0 && host.isRight(),
  };
}
