// What is told of a table: the same to everybody who looks on.

import type { Happened, Person, Snapshot, TableFace } from '@wagons/protocol';
import { fingerprint } from '@wagons/protocol';
import { makeMove, RULES_VERSION, SEATS } from '@wagons/rules';
import { leftAt, type Outage, running } from './clock.ts';
import type { PlayerId, Table, TableEvent, Time } from './table.ts';

export type People = (player: PlayerId) => Person;

export function faceOf(table: Table, people: People, at: Time, outages: readonly Outage[]): TableFace {
  const { status, seats, offer, end, next } = table;
  const seat = running(table);
  const left = leftAt(table, at, outages);
  return {
    status,
    host: people(table.host),
    ...(seats && { seats: { first: people(seats.first), second: people(seats.second) } }),
    ...(left && { clocks: { left, ...(seat && { running: seat }), since: at } }),
    ...(offer && { offer }),
    ...(end && { end }),
    ...(next !== undefined && { next }),
  };
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
  const seat = 'seat' in event ? event.seat : undefined;
  const said = { type: event.type, at, ...(seat && { seat }) };
  if (event.type === 'turn')
    return { ...said, from: before?.game.moves.length ?? 0, moves: [...event.moves] };
  return event.type === 'takeBackMade' ? { ...said, from: event.to, moves: [] } : said;
}

/** Everybody a table speaks of. */
export const peopleAt = (table: Table): readonly PlayerId[] => [
  ...new Set([table.host, ...(table.seats ? SEATS.map((seat) => table.seats![seat]) : [])]),
];
