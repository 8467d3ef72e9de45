// The heartbeat of the cluster: it records outages, so that no player's clock is charged for them.

import type { Clock } from '../ports/environment.ts';
import type { Outage, Store } from '../ports/store.ts';
import { NOTICED_AFTER } from '../table/clock.ts';

/** Longer than the longest clock. */
const OUTAGES_KEPT = 20 * 24 * 60 * 60 * 1000;

export type Heartbeat = {
  /** The outages known so far. */
  readonly outages: () => readonly Outage[];
  readonly beat: () => Promise<void>;
  /** To be awaited before time is charged: a stalled server must learn about its own outage first. */
  readonly ensureRecent: () => Promise<void>;
};

export function createHeartbeat({
  clock,
  store,
}: {
  readonly clock: Pick<Clock, 'now'>;
  readonly store: Pick<Store, 'beat' | 'outages'>;
}): Heartbeat {
  let outages: readonly Outage[] = [];
  let beatAt = 0;
  const beat = async (): Promise<void> => {
    const now = clock.now();
    await store.beat(now, NOTICED_AFTER);
    outages = await store.outages(now - OUTAGES_KEPT);
    beatAt = now;
  };
  return {
    outages: () => outages,
    beat,
    ensureRecent: async () => {
      if (clock.now() - beatAt > NOTICED_AFTER) await beat();
    },
  };
}
