// Now and then what nobody uses is forgotten: tables at which nothing was played, and guests who never sat at one.

import type { PlayerId } from '../table/table.ts';
import type { Desk } from './desk.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A table that was given up before anybody had drafted is forgotten after so long. */
const UNPLAYED_FOR = 7 * DAY;
/** A guest without any table is forgotten after so long away. */
const AWAY_FOR = 90 * DAY;
/** So few at once that nobody notices. */
const AT_ONCE = 100;

/** Returns what is to be done again and again. */
export function tidyUp(desk: Desk): () => Promise<void> {
  let after: PlayerId = '';
  return async () => {
    await noteVisits(desk);
    const now = desk.clock.now();
    await desk.store.forgetUnplayed(now - UNPLAYED_FOR, AT_ONCE);
    after = (await desk.store.forgetGuests({ after, before: now - AWAY_FOR, atMost: AT_ONCE })) ?? '';
  };
}

/** Those who were here are there; to the day that is exact enough. */
async function noteVisits({ store, visits, clock }: Desk): Promise<void> {
  const some = [...visits].slice(0, AT_ONCE);
  await store.seen(some, clock.now());
  for (const player of some) visits.delete(player);
}
