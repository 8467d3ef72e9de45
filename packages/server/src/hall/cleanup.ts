// Periodic cleanup, by one node at a time: deletes tables where nothing was played, guests without any table, and old reports.

import type { PlayerId, Time } from '../ports/tableEvent.ts';
import type { HallContext } from './context.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a table that ended before the first draft is kept. */
const UNPLAYED_FOR = 7 * DAY;
/** How long a guest without any table is kept after the last visit. */
const AWAY_FOR = 90 * DAY;
/** How long a report is kept. */
const REPORTED_FOR = 180 * DAY;
/** How long a task that was given up is kept, for the operator. */
const GIVEN_UP_FOR = 30 * DAY;
/** After this time a finished game is packed into one row. */
const PACKED_AFTER = 30 * DAY;
/** Older servers, which may still run during an upgrade, can't read packed games. */
const UPGRADED_WITHIN = 60 * 60 * 1000;
/** In milliseconds, of each pass: a server that ends more games than it can pack would grow without end. */
const PACKING_FOR = 10_000;
/** Small batches, so that play isn't delayed. */
const BATCH = 100;

/** Returns the work of one pass. Each pass continues the scan of guests where the last one stopped. */
export function createCleanup(context: HallContext): () => Promise<void> {
  let after: PlayerId = '';
  return async () => {
    const now = context.clock.now();
    await context.store.settleEnds(BATCH);
    await context.store.forgetReports(now - REPORTED_FOR);
    await context.store.forgetTasks(now - GIVEN_UP_FOR);
    await context.store.forgetUnplayed(now - UNPLAYED_FOR, BATCH);
    if (now - context.startedAt > UPGRADED_WITHIN) await packGames(context, now);
    after = (await context.store.forgetGuests({ after, before: now - AWAY_FOR, atMost: BATCH })) ?? '';
  };
}

async function packGames({ store, clock }: HallContext, now: Time): Promise<void> {
  while ((await store.packGames(now - PACKED_AFTER, BATCH)) === BATCH)
    if (clock.now() - now > PACKING_FOR) return;
}

/** The store keeps the day of a player's last visit. */
export async function storeVisits({ store, visits, clock }: HallContext): Promise<void> {
  const some = [...visits].slice(0, BATCH);
  await store.seen(some, clock.now());
  for (const player of some) visits.delete(player);
}
