// Who is at the tables watched here, as reported by all nodes. It isn't stored, and nothing depends on it.

import type { Bus, BusHint } from '../ports/bus.ts';
import type { Clock } from '../ports/environment.ts';
import type { GameId } from '../ports/tableEvent.ts';
import type { Away } from '../table/claim.ts';
import { createAbsence, isEmpty } from './absence.ts';

/** The seats that are connected, and the number of spectators. */
export type TablePresence = { readonly first: boolean; readonly second: boolean; readonly watching: number };
type PresenceHint = Extract<BusHint, { about: 'presence' }>;
type Report = { readonly seen: TablePresence; readonly at: number };
type OtherReport = Report & { readonly nth: number };

/** A report holds for this long. */
const LEASE = 30_000;
/** So that two of three may get lost. */
const RENEWED_AFTER = LEASE / 3;
const EMPTY: TablePresence = { first: false, second: false, watching: 0 };

export type Presence = {
  /** Sets what this node sees, and publishes it. */
  readonly set: (table: GameId, seen: TablePresence) => void;
  /** The combined presence on all nodes. */
  readonly at: (table: GameId) => TablePresence;
  /**
   * Since when the seats have been empty while others were at the table. Counts only time in which this node ran and
   * heard the others, so that no player counts as away because of the server.
   */
  readonly away: (table: GameId) => Away;
  readonly receive: (hint: PresenceHint) => void;
  /** Asks the other nodes, because their reports are heard only from now on. */
  readonly ask: (table: GameId) => void;
  /** Renews the reports of this node, and drops those of others that have expired. Returns the tables this changed. */
  readonly refresh: () => readonly GameId[];
};

export function createPresence(node: string, bus: Bus, clock: Pick<Clock, 'now'>): Presence {
  const here = new Map<GameId, Report>();
  const elsewhere = new Map<GameId, Map<string, OtherReport>>();
  const absence = createAbsence(bus, clock);
  let count = 0;

  const publish = (table: GameId, seen: TablePresence, asks?: true): void =>
    bus.publish({ about: 'presence', node, nth: count++, table, ...seen, ...(asks && { asks }) });
  const renew = (table: GameId, seen: TablePresence): void => {
    here.set(table, { seen, at: clock.now() });
    publish(table, seen);
  };
  const at = (table: GameId): TablePresence =>
    [...(elsewhere.get(table)?.values() ?? [])].reduce<TablePresence>(
      (sum, { seen }) => ({
        first: sum.first || seen.first,
        second: sum.second || seen.second,
        watching: sum.watching + seen.watching,
      }),
      here.get(table)?.seen ?? EMPTY,
    );

  return {
    set: (table, seen) => {
      if (isEmpty(seen)) {
        here.delete(table);
        // Without visitors this node doesn't hear of the table any more.
        elsewhere.delete(table);
        publish(table, seen);
      } else renew(table, seen);
      absence.note(table, at(table));
    },
    ask: (table) => publish(table, here.get(table)?.seen ?? EMPTY, true),
    at,
    away: absence.of,
    receive: ({ node: other, nth, table, asks, first, second, watching }) => {
      const own = here.get(table);
      if (asks && own) publish(table, own.seen);
      const nodes = elsewhere.get(table) ?? new Map<string, OtherReport>();
      // Reports may overtake each other.
      if (other === node || nth < (nodes.get(other)?.nth ?? 0)) return;
      elsewhere.set(table, nodes.set(other, { seen: { first, second, watching }, nth, at: clock.now() }));
      absence.note(table, at(table));
    },
    refresh: () => {
      const now = clock.now();
      for (const [table, { seen, at }] of here) if (now - at >= RENEWED_AFTER) renew(table, seen);
      absence.refresh();
      const changed = dropExpired(elsewhere, now);
      for (const table of changed) absence.note(table, at(table));
      return changed;
    },
  };
}

function dropExpired(tables: Map<GameId, Map<string, OtherReport>>, now: number): readonly GameId[] {
  const changed: GameId[] = [];
  for (const [table, nodes] of tables) {
    for (const [node, { at }] of nodes) {
      if (now - at <= LEASE) continue;
      nodes.delete(node);
      changed.push(table);
    }
    if (nodes.size === 0) tables.delete(table);
  }
  return changed;
}
