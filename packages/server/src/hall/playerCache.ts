// A cache of players: their names, ratings, and the accounts that guests were merged into.

import { ESTABLISHED_GAMES, type Person, type RatingKind } from '@wagons/protocol';
import type { Clock } from '../ports/environment.ts';
import type { Player, Store } from '../ports/store.ts';
import type { PlayerId, Time } from '../ports/tableEvent.ts';
import { peopleAt } from '../table/face.ts';
import type { TableState } from '../table/table.ts';

const GENERATION_SIZE = 10_000;
/** Hints tell of the players seen here; what is known of all others is read again after this time. */
const FRESH_FOR = 35_000;

export type PlayerCache = {
  /** Reads the players that aren't cached, or were invalidated. */
  readonly learn: (ids: readonly PlayerId[]) => Promise<void>;
  /** Reads them, even those that are cached. */
  readonly refresh: (ids: readonly PlayerId[]) => Promise<void>;
  /** Whether everyone at a table is cached. */
  readonly areKnown: (table: Pick<TableState, 'host' | 'seats'>) => boolean;
  readonly player: (id: PlayerId) => Promise<Player | undefined>;
  /** The account a guest was merged into, or the id itself. Needs `learn` first. */
  readonly canonical: (id: PlayerId) => PlayerId;
  /** A player as others see them, with the rating for live games unless told otherwise. Needs `learn` first. */
  readonly person: (id: PlayerId, kind?: RatingKind) => Person;
  /** The player has changed; the cached value is used until it is read again. */
  readonly invalidate: (id: PlayerId) => void;
};

type Options = {
  /** A cached player was read again and is another than before, so those who see them have to be notified. */
  readonly onChange?: (id: PlayerId) => void;
  readonly size?: number;
};

export function createPlayerCache(
  store: Pick<Store, 'players'>,
  clock: Pick<Clock, 'now'>,
  { onChange = () => undefined, size = GENERATION_SIZE }: Options = {},
): PlayerCache {
  const { find, read, isFresh, invalidate } = createMemory(store, clock, { onChange, size });
  const learn = async (ids: readonly PlayerId[]): Promise<void> => {
    const missing = ids.filter((id) => !isFresh(id));
    if (missing.length === 0) return;
    const found = await read(missing);
    await learn([...found.values()].map(({ mergedInto }) => mergedInto).filter((id) => id !== undefined));
  };
  const canonical = (id: PlayerId): PlayerId => {
    const into = find(id)?.mergedInto;
    return into === undefined ? id : canonical(into);
  };
  return {
    learn,
    refresh: async (ids) => {
      ids.forEach(invalidate);
      await learn(ids);
    },
    areKnown: ({ host, seats }) =>
      isFresh(host) && (!seats || (isFresh(seats.first) && isFresh(seats.second))),
    canonical,
    player: async (id) => {
      await learn([id]);
      return find(canonical(id));
    },
    person: (id, kind = 'live') => personOf(id, find(canonical(id)), kind),
    invalidate,
  };
}

/** The players that were read, and whether they may have changed since. */
function createMemory(
  store: Pick<Store, 'players'>,
  clock: Pick<Clock, 'now'>,
  { onChange, size }: Required<Options>,
) {
  const stale = new Set<PlayerId>();
  const reading = new Set<PlayerId>();
  const cached = createGenerations(size, (isKept) => {
    for (const id of stale) if (!isKept(id)) stale.delete(id);
  });
  return {
    find: (id: PlayerId): Player | undefined => cached.get(id)?.player,
    isFresh: (id: PlayerId): boolean => {
      const found = cached.get(id);
      return found !== undefined && !stale.has(id) && clock.now() - found.readAt < FRESH_FOR;
    },
    invalidate: (id: PlayerId): void => {
      if (cached.has(id) || reading.has(id)) stale.add(id);
    },
    read: async (ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Player>> => {
      for (const id of ids) {
        reading.add(id);
        // Cleared before the read: a change during it makes the entry stale again.
        stale.delete(id);
      }
      try {
        const found = await store.players(ids);
        const readAt = clock.now();
        for (const player of found.values()) {
          const before = cached.get(player.id)?.player;
          cached.set({ player, readAt });
          if (before && JSON.stringify(before) !== JSON.stringify(player)) onChange(player.id);
        }
        return found;
      } catch (error) {
        for (const id of ids) stale.add(id);
        throw error;
      } finally {
        for (const id of ids) reading.delete(id);
      }
    },
  };
}

type Cached = { readonly player: Player; readonly readAt: Time };

type Generations = {
  readonly get: (id: PlayerId) => Cached | undefined;
  readonly has: (id: PlayerId) => boolean;
  readonly set: (read: Cached) => void;
};

/** Evicts by generation: when the recent one is full it becomes the old one, and the previous old one is dropped. */
function createGenerations(size: number, onEvict: (isKept: (id: PlayerId) => boolean) => void): Generations {
  let recent = new Map<PlayerId, Cached>();
  let old: typeof recent = new Map();
  const set = (read: Cached): void => {
    if (recent.size >= size) {
      old = recent;
      recent = new Map();
      onEvict((id) => old.has(id));
    }
    recent.set(read.player.id, read);
  };
  return {
    set,
    has: (id) => recent.has(id) || old.has(id),
    get: (id) => {
      const found = recent.get(id) ?? old.get(id);
      if (found && !recent.has(id)) set(found);
      return found;
    },
  };
}

/** Makes sure that everyone at a table can be named. */
export async function ensurePeople(people: PlayerCache, table: TableState): Promise<void> {
  if (!people.areKnown(table)) await people.learn(peopleAt(table));
}

/** A deleted player has neither a name nor a rating. */
function personOf(asked: PlayerId, player: Player | undefined, kind: RatingKind): Person {
  if (!player) return { id: asked, name: '', account: false };
  const { id, name, account, deletedAt } = player;
  if (deletedAt !== undefined) return { id, name: '', account: false };
  const { rating, games } = player.ratings[kind];
  if (games === 0) return { id, name, account };
  return {
    id,
    name,
    account,
    rating: Math.round(rating),
    provisional: games < ESTABLISHED_GAMES,
    ratedGames: games,
  };
}
