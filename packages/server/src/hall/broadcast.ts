// Sends messages about a table to its visitors. Only what is already stored is ever sent.

import { type ChatLine, fingerprint, ratingKind, type ServerMessages } from '@wagons/protocol';
import type { StoredEvent } from '../ports/store.ts';
import type { Time } from '../ports/tableEvent.ts';
import { claimableAt } from '../table/claim.ts';
import { faceOf, happened, snapshotOf } from '../table/face.ts';
import { type Role, roleOf, type TableState } from '../table/table.ts';
import type { HallContext } from './context.ts';
import type { TablePresence } from './presence.ts';
import type { CachedTable } from './tableCache.ts';
import type { Visitor } from './visitor.ts';

/** Changes of presence within this time are sent as one message. */
const PRESENCE_THROTTLE = 250;

/** A stored event, with the table before and after it. */
export type StoredChange = {
  readonly before: TableState;
  readonly stored: StoredEvent;
  readonly after: TableState;
};

function sendToAll(
  { visitors }: CachedTable,
  message: ServerMessages['event' | 'presence' | 'people'],
): void {
  const text = JSON.stringify(message);
  for (const visitor of visitors) visitor.sendText(text);
}

/** Sends one event to all visitors on this node. */
export function broadcastEvent(
  context: HallContext,
  entry: CachedTable,
  { before, stored, after }: StoredChange,
): void {
  if (entry.visitors.size === 0) return;
  const time = context.clock.now();
  sendToAll(entry, {
    type: 'event',
    table: entry.id,
    seq: stored.seq,
    hash: stored.hash ?? fingerprint(after.game),
    happened: happened(stored.event, { before, after, at: stored.at }),
    face: faceOf(after, viewOf(context, time)),
    time,
  });
  if (before.status !== after.status) {
    // There may be a new player, who is no longer a spectator.
    context.topics.followTable(entry);
    presenceChanged(context, entry);
  } else if (claimableFrom(context, before) !== claimableFrom(context, after))
    broadcastPresence(context, entry);
}

/** Sends the whole table to a visitor who is new or out of sync. */
export function sendSnapshot(
  context: HallContext,
  visitor: Visitor,
  table: TableState,
  chat: readonly ChatLine[],
): void {
  const time = context.clock.now();
  context.meter.count('snapshots');
  visitor.send({
    type: 'table',
    table: table.id,
    role: roleOf(table, visitor.player),
    ...snapshotOf(table, viewOf(context, time)),
    chat: [...chat],
    time,
  });
}

const viewOf = ({ people, heartbeat }: HallContext, at: number) => ({
  personOf: people.person,
  at,
  outages: heartbeat.outages(),
});

/** Resumes a visitor who has seen the last event: sends what isn't part of the log, names and new chat. */
export function sendResume(
  context: HallContext,
  visitor: Visitor,
  table: TableState,
  lines: readonly ChatLine[],
): void {
  visitor.send(peopleMessage(context, table));
  if (lines.length > 0) visitor.send({ type: 'said', table: table.id, lines: [...lines] });
}

/** Sends the names of host and players again, because one of them has changed. */
export function broadcastPeople(context: HallContext, entry: CachedTable): void {
  if (entry.table && entry.visitors.size > 0) sendToAll(entry, peopleMessage(context, entry.table));
}

function peopleMessage(
  { people }: HallContext,
  { id, host, seats, settings }: TableState,
): ServerMessages['people'] {
  const kind = ratingKind(settings.clock);
  return {
    type: 'people',
    table: id,
    host: people.person(host, kind),
    ...(seats && {
      seats: { first: people.person(seats.first, kind), second: people.person(seats.second, kind) },
    }),
  };
}

/** Chat is private to the two players. */
export function broadcastChat(entry: CachedTable, table: TableState, lines: readonly ChatLine[]): void {
  const text = JSON.stringify({
    type: 'said',
    table: entry.id,
    lines: [...lines],
  } satisfies ServerMessages['said']);
  for (const visitor of entry.visitors) if (isSeated(table, visitor)) visitor.sendText(text);
}

export const isSeated = (table: TableState, { player }: Visitor): boolean =>
  ['first', 'second'].includes(roleOf(table, player));

/** A visitor has come, left or sat down on this node. */
export function presenceChanged(context: HallContext, entry: CachedTable, newcomer?: Visitor): void {
  context.presence.set(entry.id, presenceHere(entry));
  // The broadcast may be throttled, but a newcomer always gets an answer.
  if (entry.presence !== undefined) newcomer?.send(presenceMessage(context, entry));
  broadcastPresence(context, entry);
}

/** Sends presence immediately, then at most once per throttle interval. */
export function broadcastPresence(context: HallContext, entry: CachedTable): void {
  if (entry.visitors.size === 0) return;
  if (entry.presence !== undefined) {
    entry.presence = 'changed';
    return;
  }
  sendToAll(entry, presenceMessage(context, entry));
  entry.presence = 'sent';
  context.clock.after(PRESENCE_THROTTLE, () => {
    const hasChanged = entry.presence === 'changed';
    entry.presence = undefined;
    if (hasChanged) broadcastPresence(context, entry);
  });
}

function presenceMessage(context: HallContext, { id, table }: CachedTable): ServerMessages['presence'] {
  const claimAt = table && claimableFrom(context, table);
  return {
    type: 'presence',
    table: id,
    ...context.presence.at(id),
    ...(claimAt !== undefined && { claimAt }),
  };
}

const claimableFrom = ({ presence, heartbeat }: HallContext, table: TableState): Time | undefined =>
  claimableAt(table, presence.away(table.id), heartbeat.outages());

function presenceHere({ table, visitors }: CachedTable): TablePresence {
  const counts: Record<Role, number> = { first: 0, second: 0, host: 0, spectator: 0 };
  for (const { player } of visitors) counts[table ? roleOf(table, player) : 'spectator']++;
  return { first: counts.first + counts.host > 0, second: counts.second > 0, watching: counts.spectator };
}
