// Who is at which table, as far as the nodes have told each other. Nothing of it is stored, and nothing depends on it.

import type { Bus, Clock, Hint } from '../ports.ts';
import type { GameId } from '../table/table.ts';

/** What one node sees of a table. */
export type Seen = { readonly first: boolean; readonly second: boolean; readonly watching: number };
type PresenceHint = Extract<Hint, { about: 'presence' }>;

/** A node that has not been heard of for so long is taken for gone. */
const GONE_AFTER = 30_000;
const NOBODY: Seen = { first: false, second: false, watching: 0 };

export type Presence = {
  /** What this node sees now; told to the others. */
  readonly see: (table: GameId, seen: Seen) => void;
  /** What all nodes together see. */
  readonly at: (table: GameId) => Seen;
  readonly hear: (hint: PresenceHint) => void;
  /** Says everything again, for nodes that have just come, and forgets nodes that have gone. Answers what changed. */
  readonly refresh: () => readonly GameId[];
};

export function createPresence(node: string, bus: Bus, clock: Clock): Presence {
  const here = new Map<GameId, Seen>();
  const there = new Map<GameId, Map<string, Seen & { readonly heard: number }>>();

  const tell = (table: GameId, seen: Seen): void => bus.publish({ about: 'presence', node, table, ...seen });

  return {
    see: (table, seen) => {
      if (isNobody(seen)) here.delete(table);
      else here.set(table, seen);
      tell(table, seen);
    },
    at: (table) =>
      [...(there.get(table)?.values() ?? [])].reduce<Seen>(
        (sum, one) => ({
          first: sum.first || one.first,
          second: sum.second || one.second,
          watching: sum.watching + one.watching,
        }),
        here.get(table) ?? NOBODY,
      ),
    hear: ({ node: other, table, first, second, watching }) => {
      if (other === node) return;
      const nodes = there.get(table) ?? new Map<string, Seen & { readonly heard: number }>();
      if (isNobody({ first, second, watching })) nodes.delete(other);
      else nodes.set(other, { first, second, watching, heard: clock.now() });
      if (nodes.size > 0) there.set(table, nodes);
      else there.delete(table);
    },
    refresh: () => {
      for (const [table, seen] of here) tell(table, seen);
      const changed: GameId[] = [];
      for (const [table, nodes] of there) {
        for (const [other, { heard }] of nodes) {
          if (clock.now() - heard <= GONE_AFTER) continue;
          nodes.delete(other);
          changed.push(table);
        }
        if (nodes.size === 0) there.delete(table);
      }
      return changed;
    },
  };
}

const isNobody = ({ first, second, watching }: Seen): boolean => !first && !second && watching === 0;
