// What is told of a table: the same to everybody who looks on.

import type { Happened, Person, Snapshot, TableFace } from '@wagons/protocol';
import { fingerprint } from '@wagons/protocol';
import { makeMove, RULES_VERSION, SEATS } from '@wagons/rules';
import { leftAt, type Outage, running } from './clock.ts';
import type { PlayerId, Table, TableEvent, Time } from './table.ts';

export type People = (player: PlayerId) => Person;

export function faceOf(table: Table, people: People, at: Time, outages: readonly Outage[]): TableFace {
  const { status, seats, offer, end, next, awaits } = table;
  const face: TableFace = { status, host: people(table.host) };
  if (seats) face.seats = { first: people(seats.first), second: people(seats.second) };
  const left = leftAt(table, at, outages);
  const seat = running(table);
  if (left) face.clocks = seat ? { left, running: seat, since: at } : { left, since: at };
  if (awaits && status === 'going') face.awaits = [...awaits];
  if (offer) face.offer = offer;
  if (end) face.end = end;
  if (next !== undefined) face.next = next;
  return face;
}

export const snapshotOf = (table: Table, people: People, at: Time, outages: readonly Outage[]): Snapshot => ({
  seq: table.seq,
  hash: fingerprint(table.game),
  rulesVersion: RULES_VERSION,
  settings: table.settings,
  deal: { center: [...table.game.deal.center], circle: [...table.game.deal.circle] },
  deck: table.settings.deck,
  moves: table.game.moves.map(makeMove),
  openedAt: table.openedAt,
  face: faceOf(table, people, at, outages),
});

/** What an event means for whoever has the record from before it. */
export function happened(event: TableEvent, before: Table | undefined, at: Time): Happened {
  const said: Happened = { type: event.type, at };
  if ('seat' in event) said.seat = event.seat;
  if (event.type === 'turn') {
    said.from = before?.game.moves.length ?? 0;
    said.moves = [...event.moves];
  } else if (event.type === 'takeBackMade') {
    said.from = event.to;
    said.moves = [];
  }
  return said;
}

/** Everybody a table speaks of. */
export const peopleAt = (table: Table): readonly PlayerId[] => [
  ...new Set([table.host, ...(table.seats ? SEATS.map((seat) => table.seats![seat]) : [])]),
];
