// How much a table may store. Turns are bounded by the rules; what players ask of each other is bounded here.

import type { RefusalCode } from '@wagons/protocol';
import type { Seat } from '@wagons/rules';
import type { Table } from './table.ts';

/** How often a side may ask for something in one turn, and after the end of a game. */
const REQUESTS_PER_TURN = 3;

/**
 * From this event on nothing can be asked any more. A game without take-backs has about 40 events, and from here on it
 * takes no more than that to the end.
 */
const ROOM_FOR_REQUESTS = 300;

/** Why a side may not ask for anything now. */
export function objectionToRequest({ seq, requests }: Table, seat: Seat): RefusalCode | undefined {
  if (seq >= ROOM_FOR_REQUESTS) return 'gameFull';
  return requests[seat] >= REQUESTS_PER_TURN ? 'askedEnough' : undefined;
}
