// Rebuilds a table from its log, and verifies every event against its stored fingerprint.

import { fingerprint, TABLE_EVENTS } from '@wagons/protocol';
import { type Deck, RULES_VERSION } from '@wagons/rules';
import { type StoredEvent, StoreError } from '../ports/store.ts';
import type { GameId, PlayerId, TableEvent } from '../ports/tableEvent.ts';
import { apply, openTable } from '../table/apply.ts';
import type { TableState } from '../table/table.ts';

/** The log was written under another version of the rules and can't be interpreted here. */
export class OtherRules extends Error {}

/** What a replay needs besides the events. */
export type ReplayOrigin = {
  readonly id: GameId;
  readonly deck: Deck;
  /** The account a guest was merged into. */
  readonly canonical: (player: PlayerId) => PlayerId;
};

/** The table after these events; undefined if there are none. */
export function replayTable(events: readonly StoredEvent[], origin: ReplayOrigin): TableState | undefined {
  return events.reduce<TableState | undefined>(
    (table, stored) => replayEvent(table, stored, origin),
    undefined,
  );
}

/** The table after one more stored event. */
export function replayEvent(
  table: TableState | undefined,
  { seq, at, event: raw, hash }: StoredEvent,
  { id, deck, canonical }: ReplayOrigin,
): TableState {
  const damaged = (what: string, cause?: unknown): StoreError =>
    new StoreError('damaged', `Event ${seq} of table ${id} ${what}`, cause);
  const event = withCanonicalPlayers(raw, canonical);
  if (seq !== (table?.seq ?? 0) + 1) throw damaged(`follows ${table?.seq ?? 'nothing'}`);
  // During a rolling upgrade, this node will know the event soon.
  if (!TABLE_EVENTS.includes(event.type))
    throw new StoreError('away', `Event ${seq} of table ${id} was written by a newer server`);
  if ((event.type === 'opened') !== (table === undefined)) throw damaged('is out of place');
  if (event.type === 'opened' && event.rules !== RULES_VERSION) throw new OtherRules(`Table ${id}`);
  let next: TableState;
  try {
    next = table
      ? apply(table, event, at)
      : openTable(id, event as TableEvent & { type: 'opened' }, at, deck);
  } catch (cause) {
    throw damaged('cannot be applied', cause);
  }
  if (hash !== undefined && fingerprint(next.game) !== hash) throw damaged('does not match its fingerprint');
  return next;
}

/** Replaces guests who were merged into an account by that account. */
function withCanonicalPlayers(event: TableEvent, canonical: ReplayOrigin['canonical']): TableEvent {
  if (event.type === 'opened') return { ...event, host: canonical(event.host) };
  if (event.type !== 'sat') return event;
  const [first, second] = [canonical(event.seats.first), canonical(event.seats.second)];
  // A player who played against their own guest keeps two identities at that table.
  return first === second ? event : { ...event, seats: { first, second } };
}

/** The players that events name. */
export function playersIn(events: readonly StoredEvent[]): readonly PlayerId[] {
  return events.flatMap(({ event }) => {
    if (event.type === 'opened') return [event.host];
    return event.type === 'sat' ? [event.seats.first, event.seats.second] : [];
  });
}
