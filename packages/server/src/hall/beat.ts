// Says that a server is there, and learns for how long none was: nobody pays for that time.

import { NOTICED_AFTER } from '../table/clock.ts';
import type { Desk } from './desk.ts';

/** The longest clock is shorter than this. */
const REMEMBERED = 20 * 24 * 60 * 60 * 1000;

export async function beat(desk: Desk): Promise<void> {
  const now = desk.clock.now();
  await desk.store.beat(now, NOTICED_AFTER);
  desk.outages = await desk.store.outages(now - REMEMBERED);
  desk.beatAt = now;
}

/** Before time is charged: a server that was held up has to learn first for how long. */
export async function knowOutages(desk: Desk): Promise<void> {
  if (desk.clock.now() - desk.beatAt > NOTICED_AFTER) await beat(desk);
}
