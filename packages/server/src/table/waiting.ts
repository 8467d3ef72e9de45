// How long an open table waits for somebody to sit down, and while its host has to be there for it to be offered.

import type { TableSettings } from '@wagons/protocol';
import type { Time } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A live table that anybody can find is freed when its host has been away for this long. */
export const AWAY_FOR = 60_000;

/** Any other table is freed after this many days in which its host has not looked at it. */
const OPEN_DAYS = 14;

/** A host whom some server has seen this recently is there. Servers look every five seconds. */
const IN_SIGHT = 15_000;

/** What is kept of an open table so that it can be offered, and freed. */
export type Waits = {
  /** When its host was there last. */
  readonly hostAt: Time;
  readonly until: Time;
};

/** Nobody wants to sit down opposite somebody who has gone, with a clock that runs. A link was sent to somebody. */
const needsHost = ({ clock, listed }: TableSettings): boolean => clock.kind === 'live' && listed;

/** A table whose host is looking at it. */
export const attended = (settings: TableSettings, at: Time): Waits => ({
  hostAt: at,
  until: at + (needsHost(settings) ? AWAY_FOR : OPEN_DAYS * DAY),
});

/** A table whose host has just left, or has not come yet. */
export const unattended = (settings: TableSettings, at: Time): Waits => ({
  ...attended(settings, at),
  // Where the host has to be there it is not offered from now on.
  ...(needsHost(settings) && { hostAt: at - IN_SIGHT }),
});

/** Since when a host must have been seen to be there now. */
export const inSightSince = (at: Time): Time => at - IN_SIGHT;

/** Tables that wait longer than this do so without their hosts. */
export const waitsWithoutHost = (at: Time): Time => at + AWAY_FOR;
