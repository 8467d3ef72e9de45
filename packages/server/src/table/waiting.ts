// How long an open table waits for an opponent, and whether its host must be present for it to be offered.

import type { TableSettings } from '@wagons/protocol';
import type { Waits } from '../ports/store.ts';
import type { Time } from '../ports/tableEvent.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A listed live table is freed when its host has been away for this long. */
export const AWAY_FOR = 60_000;

/** Any other table is freed when its host hasn't watched it for this long. */
const OPEN_DAYS = 14;

/** A host seen by any server this recently is present. Servers store presence every five seconds. */
const IN_SIGHT = 15_000;

/** In a live game with a stranger the host must be present. A private link waits, because it was sent to a friend. */
const needsHost = ({ clock, listed }: TableSettings): boolean => clock.kind === 'live' && listed;

/** For a table whose host is watching it. */
export const attended = (settings: TableSettings, at: Time): Waits => ({
  hostAt: at,
  until: at + (needsHost(settings) ? AWAY_FOR : OPEN_DAYS * DAY),
});

/** For a table whose host has just left, or hasn't come yet. */
export const unattended = (settings: TableSettings, at: Time): Waits => ({
  ...attended(settings, at),
  // A table that needs its host isn't offered any more.
  ...(needsHost(settings) && { hostAt: at - IN_SIGHT }),
});

/** A host seen after this time is present. */
export const inSightSince = (at: Time): Time => at - IN_SIGHT;

/** A table that waits beyond this time doesn't need its host. */
export const waitsWithoutHost = (at: Time): Time => at + AWAY_FOR;
