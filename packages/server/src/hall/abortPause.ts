// Leaving a rated game because of its cards is free only a few times a day.

import type { Time } from '../ports/tableEvent.ts';

/** Aborts older than this are forgotten. */
export const ABORTS_COUNT_FOR = 24 * 60 * 60 * 1000;

/** Without a pause, within that time. */
const FREE_ABORTS = 3;

/** After the first abort that isn't free; each further one doubles it. */
const FIRST_PAUSE = 10 * 60_000;

/** When a player who has aborted games at these times, oldest first, may play rated games again. */
export function pausedUntil(aborts: readonly Time[]): Time {
  const last = aborts.at(-1);
  const charged = aborts.length - FREE_ABORTS;
  return last === undefined || charged <= 0 ? 0 : last + FIRST_PAUSE * 2 ** (charged - 1);
}
