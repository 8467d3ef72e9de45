// Tells those who look at a table what happened there. Only what is stored is ever told.

import type { ChatLine, ServerMessages } from '@wagons/protocol';
import type { StoredEvent } from '../store/port.ts';
import { faceOf, happened, snapshotOf } from '../table/face.ts';
import { type Role, roleOf, type Table } from '../table/table.ts';
import type { Desk } from './desk.ts';
import type { Seen } from './presence.ts';
import type { Held } from './shelf.ts';
import type { Visitor } from './visitor.ts';

/** Within this time who comes and who goes is told once. */
const PAUSE = 250;

function tellAll({ visitors }: Held, message: ServerMessages['event' | 'presence' | 'people']): void {
  const text = JSON.stringify(message);
  for (const visitor of visitors) visitor.sendText(text);
}

/** One event, to everybody who looks on here. */
export function tellEvent(desk: Desk, held: Held, before: Table, stored: StoredEvent, after: Table): void {
  if (held.visitors.size === 0) return;
  const time = desk.clock.now();
  tellAll(held, {
    type: 'event',
    table: held.id,
    seq: stored.seq,
    hash: stored.hash,
    happened: happened(stored.event, before, stored.at),
    face: faceOf(after, desk.people.person, time, desk.outages),
    time,
  });
  // Whoever has sat down looks on no longer.
  if (before.status !== after.status) noticePresence(desk, held);
}

/** The whole table, to whoever has come or has lost the thread. */
export function tellTable(desk: Desk, visitor: Visitor, table: Table, chat: readonly ChatLine[]): void {
  const time = desk.clock.now();
  desk.meter.count('snapshots');
  visitor.send({
    type: 'table',
    table: table.id,
    role: roleOf(table, visitor.player),
    ...snapshotOf(table, desk.people.person, time, desk.outages),
    chat: [...chat],
    time,
  });
}

/** What is no event, to whoever has seen the last one: names, and what was said since. */
export function tellRest(desk: Desk, visitor: Visitor, table: Table, lines: readonly ChatLine[]): void {
  visitor.send(peopleOf(desk, table));
  if (lines.length > 0) visitor.send({ type: 'said', table: table.id, lines: [...lines] });
}

/** Who hosts and sits here, to everybody who looks on: somebody is called otherwise now. */
export function tellPeople(desk: Desk, held: Held): void {
  if (held.table && held.visitors.size > 0) tellAll(held, peopleOf(desk, held.table));
}

function peopleOf({ people: { person } }: Desk, { id, host, seats }: Table): ServerMessages['people'] {
  return {
    type: 'people',
    table: id,
    host: person(host),
    ...(seats && { seats: { first: person(seats.first), second: person(seats.second) } }),
  };
}

/** What the two say to each other is for them alone. */
export function tellChat(held: Held, table: Table, lines: readonly ChatLine[]): void {
  const text = JSON.stringify({
    type: 'said',
    table: held.id,
    lines: [...lines],
  } satisfies ServerMessages['said']);
  for (const visitor of held.visitors) if (isSeated(table, visitor)) visitor.sendText(text);
}

export const isSeated = (table: Table, { player }: Visitor): boolean =>
  ['first', 'second'].includes(roleOf(table, player));

/** Somebody has come, gone or sat down here. */
export function noticePresence(desk: Desk, held: Held, newcomer?: Visitor): void {
  desk.presence.see(held.id, seenHere(held));
  // The others may have to wait; for whoever comes it can be the only answer.
  if (held.presence !== undefined) newcomer?.send(presenceAt(desk, held));
  tellPresence(desk, held);
}

/** Told at once; but when hundreds come together, to each of them only now and then. */
export function tellPresence(desk: Desk, held: Held): void {
  if (held.visitors.size === 0) return;
  if (held.presence !== undefined) {
    held.presence = 'changed';
    return;
  }
  tellAll(held, presenceAt(desk, held));
  held.presence = 'told';
  desk.clock.after(PAUSE, () => {
    const hasChanged = held.presence === 'changed';
    held.presence = undefined;
    if (hasChanged) tellPresence(desk, held);
  });
}

const presenceAt = (desk: Desk, { id }: Held): ServerMessages['presence'] => ({
  type: 'presence',
  table: id,
  ...desk.presence.at(id),
});

function seenHere({ table, visitors }: Held): Seen {
  const seen: Record<Role, number> = { first: 0, second: 0, host: 0, spectator: 0 };
  for (const { player } of visitors) seen[table ? roleOf(table, player) : 'spectator']++;
  return { first: seen.first + seen.host > 0, second: seen.second > 0, watching: seen.spectator };
}
