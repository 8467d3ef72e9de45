// Brings a table back from its log, and believes nothing that does not add up.

import { fingerprint, TABLE_EVENTS } from '@wagons/protocol';
import { type Deck, RULES_VERSION } from '@wagons/rules';
import { type StoredEvent, StoreError } from '../store/port.ts';
import { apply, openTable } from '../table/apply.ts';
import type { GameId, PlayerId, Table, TableEvent } from '../table/table.ts';

/** The log was written under other rules than these, so it is not for us to say what it means. */
export class OtherRules extends Error {}

export type Canonical = (player: PlayerId) => PlayerId;

/** The table with these events after what it was; each must lead where it led when it was stored. */
export function replayTable(
  id: GameId,
  before: Table | undefined,
  events: readonly StoredEvent[],
  deck: Deck,
  canonical: Canonical,
): Table | undefined {
  return events.reduce<Table | undefined>(
    (table, stored) => step(id, table, stored, deck, canonical),
    before,
  );
}

/** The table after one more stored event. */
export function step(
  id: GameId,
  table: Table | undefined,
  { seq, at, event: raw, hash }: StoredEvent,
  deck: Deck,
  canonical: Canonical,
): Table {
  const damaged = (what: string, cause?: unknown): StoreError =>
    new StoreError('damaged', `Event ${seq} of table ${id} ${what}`, cause);
  const event = renamed(raw, canonical);
  if (seq !== (table?.seq ?? 0) + 1) throw damaged(`follows ${table?.seq ?? 'nothing'}`);
  // Servers are replaced one after the other: soon this one will know it, too.
  if (!TABLE_EVENTS.includes(event.type))
    throw new StoreError('away', `Event ${seq} of table ${id} was written by a newer server`);
  if ((event.type === 'opened') !== (table === undefined)) throw damaged('does not belong there');
  if (event.type === 'opened' && event.rules !== RULES_VERSION) throw new OtherRules(`Table ${id}`);
  let next: Table;
  try {
    next = table
      ? apply(table, event, at)
      : openTable(id, event as TableEvent & { type: 'opened' }, at, deck);
  } catch (cause) {
    throw damaged('cannot be played', cause);
  }
  if (fingerprint(next.game) !== hash) throw damaged('leads elsewhere than it did');
  return next;
}

/** A guest who has become part of an account sits there as that account. */
function renamed(event: TableEvent, canonical: Canonical): TableEvent {
  if (event.type === 'opened') return { ...event, host: canonical(event.host) };
  if (event.type !== 'sat') return event;
  const [first, second] = [canonical(event.seats.first), canonical(event.seats.second)];
  // Who has played against himself, as a guest, stays two at that table.
  return first === second ? event : { ...event, seats: { first, second } };
}

/** Everybody an event speaks of. */
export function playersIn(events: readonly StoredEvent[]): readonly PlayerId[] {
  return events.flatMap(({ event }) => {
    if (event.type === 'opened') return [event.host];
    return event.type === 'sat' ? [event.seats.first, event.seats.second] : [];
  });
}
