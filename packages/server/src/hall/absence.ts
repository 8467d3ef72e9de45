// Since when the seats of tables have been empty, as this node sees it.

import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/environment.ts';
import type { GameId, Time } from '../ports/tableEvent.ts';
import type { Away } from '../table/claim.ts';
import type { TablePresence } from './presence.ts';

/** Three times the interval of `refresh`: a node that didn't run for this long has missed who came. */
const MISSED_AFTER = 15_000;

export type Absence = {
  readonly note: (table: GameId, seen: TablePresence) => void;
  /** Nothing while this node can't know. */
  readonly of: (table: GameId) => Away;
  /** Starts all counts again if this node didn't run for a while, or can't hear the others. */
  readonly refresh: () => void;
};

export function createAbsence(bus: Pick<Bus, 'isUp'>, clock: Pick<Clock, 'now'>): Absence {
  const tables = new Map<GameId, Away>();
  let watchedAt = clock.now();
  const hasMissed = (): boolean => !bus.isUp() || clock.now() - watchedAt > MISSED_AFTER;
  const since = (seen: TablePresence, before: Away): Away => {
    const now: Time = clock.now();
    return {
      ...(!seen.first && { first: before.first ?? now }),
      ...(!seen.second && { second: before.second ?? now }),
    };
  };
  return {
    note: (table, seen) => {
      if (isEmpty(seen)) tables.delete(table);
      else tables.set(table, since(seen, tables.get(table) ?? {}));
    },
    of: (table) => (hasMissed() ? {} : (tables.get(table) ?? {})),
    refresh: () => {
      const now = clock.now();
      if (hasMissed()) {
        for (const [table, { first, second }] of tables)
          tables.set(table, {
            ...(first !== undefined && { first: now }),
            ...(second !== undefined && { second: now }),
          });
      }
      watchedAt = now;
    },
  };
}

export const isEmpty = ({ first, second, watching }: TablePresence): boolean =>
  !first && !second && watching === 0;
