// Who is at which table, as reported by all nodes. It isn't stored, and nothing depends on it.

import type { Bus, BusHint } from '../ports/bus.ts';
import type { Clock } from '../ports/environment.ts';
import type { GameId } from '../ports/tableEvent.ts';

/** The seats that are connected, and the number of spectators. */
export type TablePresence = { readonly first: boolean; readonly second: boolean; readonly watching: number };
type PresenceHint = Extract<BusHint, { about: 'presence' }>;
type Reported = TablePresence & { readonly heardAt: number };

/** Heartbeat timeout for a node. */
const NODE_TIMEOUT = 30_000;
const EMPTY: TablePresence = { first: false, second: false, watching: 0 };

export type Presence = {
  /** Sets what this node sees, and publishes it. */
  readonly set: (table: GameId, seen: TablePresence) => void;
  /** The combined presence on all nodes. */
  readonly at: (table: GameId) => TablePresence;
  readonly receive: (hint: PresenceHint) => void;
  /** Publishes everything again, for new nodes, and drops nodes that timed out. Returns the tables this changed. */
  readonly refresh: () => readonly GameId[];
};

export function createPresence(node: string, bus: Bus, clock: Pick<Clock, 'now'>): Presence {
  const here = new Map<GameId, TablePresence>();
  const elsewhere = new Map<GameId, Map<string, Reported>>();

  const publish = (table: GameId, seen: TablePresence): void =>
    bus.publish({ about: 'presence', node, table, ...seen });

  return {
    set: (table, seen) => {
      if (isEmpty(seen)) here.delete(table);
      else here.set(table, seen);
      publish(table, seen);
    },
    at: (table) =>
      [...(elsewhere.get(table)?.values() ?? [])].reduce<TablePresence>(
        (sum, one) => ({
          first: sum.first || one.first,
          second: sum.second || one.second,
          watching: sum.watching + one.watching,
        }),
        here.get(table) ?? EMPTY,
      ),
    receive: ({ node: other, table, first, second, watching }) => {
      if (other === node) return;
      const nodes = elsewhere.get(table) ?? new Map<string, Reported>();
      if (isEmpty({ first, second, watching })) nodes.delete(other);
      else nodes.set(other, { first, second, watching, heardAt: clock.now() });
      if (nodes.size > 0) elsewhere.set(table, nodes);
      else elsewhere.delete(table);
    },
    refresh: () => {
      for (const [table, seen] of here) publish(table, seen);
      return dropSilentNodes(elsewhere, clock.now());
    },
  };
}

function dropSilentNodes(tables: Map<GameId, Map<string, Reported>>, now: number): readonly GameId[] {
  const changed: GameId[] = [];
  for (const [table, nodes] of tables) {
    for (const [node, { heardAt }] of nodes) {
      if (now - heardAt <= NODE_TIMEOUT) continue;
      nodes.delete(node);
      changed.push(table);
    }
    if (nodes.size === 0) tables.delete(table);
  }
  return changed;
}

const isEmpty = ({ first, second, watching }: TablePresence): boolean => !first && !second && watching === 0;
