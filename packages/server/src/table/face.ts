// The public view of a table, the same for all visitors.

import type { Happened, Person, RatingKind, Snapshot, TableFace } from '@wagons/protocol';
import { fingerprint, ratingKind } from '@wagons/protocol';
import { RULES_VERSION, SEATS } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import type { Outage } from '../ports/store.ts';
import type { PlayerId, TableEvent, Time } from '../ports/tableEvent.ts';
import { deadlineOf, isAwaiting, leftAt, running } from './clock.ts';
import type { TableState } from './table.ts';

/** What the view of a table depends on besides its state. */
export type ViewContext = {
  readonly personOf: (player: PlayerId, kind: RatingKind) => Person;
  readonly at: Time;
  readonly outages: readonly Outage[];
};

export function faceOf(table: TableState, { personOf, at, outages }: ViewContext): TableFace {
  const { status, seats, offer, end, next, awaits, settings } = table;
  const kind = ratingKind(settings.clock);
  const face: TableFace = { status, host: personOf(table.host, kind) };
  if (seats) face.seats = { first: personOf(seats.first, kind), second: personOf(seats.second, kind) };
  const left = leftAt(table, at, outages);
  const seat = running(table);
  if (left)
    face.clocks = seat ? { left, running: seat, since: Math.max(at, table.since) } : { left, since: at };
  if (awaits && status === 'going') face.awaits = [...awaits];
  const readyBy = isAwaiting(table) ? deadlineOf(table, outages) : undefined;
  if (readyBy !== undefined) face.readyBy = readyBy;
  if (offer) face.offer = offer;
  if (end) face.end = end;
  if (next !== undefined) face.next = next;
  return face;
}

/** The cards as dealt; at a covered table these are the same as at any other. */
export const dealOf = ({ game: { deal } }: TableState): Snapshot['deal'] => ({
  center: [...deal.center],
  circle: [...deal.circle],
});

export const snapshotOf = (table: TableState, view: ViewContext): Snapshot => ({
  seq: table.seq,
  hash: fingerprint(table.game),
  rulesVersion: RULES_VERSION,
  settings: table.settings,
  deal: dealOf(table),
  ...(table.covered && { covered: true }),
  deck: table.settings.deck,
  moves: table.game.moves.map(makeMove),
  openedAt: table.openedAt,
  face: faceOf(table, view),
});

/** What an event means for a client that has the record before it. */
export function happened(
  event: TableEvent,
  { before, after, at }: { readonly before?: TableState; readonly after: TableState; readonly at: Time },
): Happened {
  const said: Happened = { type: event.type, at };
  // What a player didn't do is said by `face.end`: older clients would show it as something done.
  if ('seat' in event && !(event.type === 'aborted' && (event.why || event.away))) said.seat = event.seat;
  if (event.type === 'dealt') {
    said.deal = dealOf(after);
  } else if (event.type === 'turn') {
    said.from = before?.game.moves.length ?? 0;
    said.moves = [...event.moves];
  } else if (event.type === 'takeBackMade') {
    said.from = event.to;
    said.moves = [];
  }
  return said;
}

/** The host and the players of a table. */
export const peopleAt = (table: TableState): readonly PlayerId[] => [
  ...new Set([table.host, ...(table.seats ? SEATS.map((seat) => table.seats![seat]) : [])]),
];
