// Bounds the log of a table. The rules bound the number of turns; requests between players are bounded here.

import type { RefusalCode } from '@wagons/protocol';
import type { Seat } from '@wagons/rules';
import type { TableState } from './table.ts';

/** Requests per seat in one turn, and after the end of a game. */
const REQUESTS_PER_TURN = 3;

/** From this event on, requests are refused. A game without takebacks has about 40 events, so it can still finish. */
const ROOM_FOR_REQUESTS = 300;

/** Why a seat may not make a request now. */
export function objectionToRequest({ seq, requests }: TableState, seat: Seat): RefusalCode | undefined {
  if (seq >= ROOM_FOR_REQUESTS) return 'gameFull';
  return requests[seat] >= REQUESTS_PER_TURN ? 'askedEnough' : undefined;
}
