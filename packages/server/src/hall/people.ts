// Remembers for a while who the players are: their names, and the accounts that guests have become.

import type { Person } from '@wagons/protocol';
import { PROVISIONAL } from '../people/glicko2.ts';
import type { Player, Store } from '../store/port.ts';
import { peopleAt } from '../table/face.ts';
import type { PlayerId, Table } from '../table/table.ts';

/** When so many are known, those whom nobody has asked for since then are forgotten. */
const REMEMBERED = 10_000;

export type People = {
  /** Learns what is not known yet of these, or is in doubt. */
  readonly learn: (ids: readonly PlayerId[]) => Promise<void>;
  /** Learns it again; answers those who are not what they were. */
  readonly learnAnew: (ids: readonly PlayerId[]) => Promise<readonly PlayerId[]>;
  /** Whether everybody at a table can be named. */
  readonly areKnown: (table: Pick<Table, 'host' | 'seats'>) => boolean;
  readonly player: (id: PlayerId) => Promise<Player | undefined>;
  /** Who somebody is today; to be learnt before. */
  readonly canonical: (id: PlayerId) => PlayerId;
  /** As the others see him; to be learnt before. Who has gone has no name. */
  readonly person: (id: PlayerId) => Person;
  /** Somebody has changed: what is known holds until it is learnt again. */
  readonly doubt: (id: PlayerId) => void;
};

export function rememberPeople(store: Pick<Store, 'players'>, remembered = REMEMBERED): People {
  let recent = new Map<PlayerId, Player>();
  let older: typeof recent = new Map();
  const reading = new Set<PlayerId>();
  const doubted = new Set<PlayerId>();

  const keep = (player: Player): void => {
    if (recent.size >= remembered) {
      older = recent;
      recent = new Map();
      for (const id of doubted) if (!older.has(id)) doubted.delete(id);
    }
    recent.set(player.id, player);
  };
  const find = (id: PlayerId): Player | undefined => {
    const found = recent.get(id) ?? older.get(id);
    if (found && !recent.has(id)) keep(found);
    return found;
  };
  const isKnown = (id: PlayerId): boolean => find(id) !== undefined && !doubted.has(id);

  const read = async (ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Player>> => {
    for (const id of ids) {
      reading.add(id);
      // Whoever changes while this is read is in doubt again.
      doubted.delete(id);
    }
    try {
      const found = await store.players(ids);
      for (const player of found.values()) keep(player);
      return found;
    } catch (error) {
      for (const id of ids) doubted.add(id);
      throw error;
    } finally {
      for (const id of ids) reading.delete(id);
    }
  };
  const learn = async (ids: readonly PlayerId[]): Promise<void> => {
    const unknown = ids.filter((id) => !isKnown(id));
    if (unknown.length === 0) return;
    const found = await read(unknown);
    await learn([...found.values()].map(({ mergedInto }) => mergedInto).filter((id) => id !== undefined));
  };
  const canonical = (id: PlayerId): PlayerId => {
    const into = find(id)?.mergedInto;
    return into === undefined ? id : canonical(into);
  };
  return {
    learn,
    learnAnew: async (ids) => {
      const before = new Map(ids.map((id) => [id, JSON.stringify(find(id))]));
      const found = [...(await read(ids)).values()];
      return found.filter((player) => JSON.stringify(player) !== before.get(player.id)).map(({ id }) => id);
    },
    areKnown: (table) => {
      const { host, seats } = table;
      return isKnown(host) && (!seats || (isKnown(seats.first) && isKnown(seats.second)));
    },
    canonical,
    player: async (id) => {
      await learn([id]);
      return find(canonical(id));
    },
    person: (id) => {
      const player = find(canonical(id));
      return player ? personOf(player) : gone(id);
    },
    doubt: (id) => {
      if (recent.has(id) || older.has(id) || reading.has(id)) doubted.add(id);
    },
  };
}

/** Before a table is told of. */
export async function knowPeople(people: People, table: Table): Promise<void> {
  if (!people.areKnown(table)) await people.learn(peopleAt(table));
}

/** Who has gone has neither a name nor a rating. */
const gone = (id: PlayerId): Person => ({ id, name: '', account: false });

function personOf({ id, name, account, rating, deletedAt }: Player): Person {
  if (deletedAt !== undefined) return gone(id);
  if (rating.games === 0) return { id, name, account };
  return {
    id,
    name,
    account,
    rating: Math.round(rating.rating),
    provisional: rating.deviation > PROVISIONAL,
  };
}
