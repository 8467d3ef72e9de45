// Remembers for a while who the players are: their names, and the accounts that guests have become.

import type { Person } from '@wagons/protocol';
import { PROVISIONAL } from '../people/glicko2.ts';
import type { Player, Store } from '../store/port.ts';
import type { PlayerId } from '../table/table.ts';

const REMEMBERED = 20_000;

export type People = {
  /** Learns what is not known yet of these. */
  readonly learn: (ids: readonly PlayerId[]) => Promise<void>;
  readonly player: (id: PlayerId) => Promise<Player | undefined>;
  /** Who somebody is today; to be learnt before. */
  readonly canonical: (id: PlayerId) => PlayerId;
  /** As the others see him; to be learnt before. Who has gone has no name. */
  readonly person: (id: PlayerId) => Person;
  readonly forget: (id: PlayerId) => void;
};

export function rememberPeople(store: Pick<Store, 'players'>): People {
  const known = new Map<PlayerId, { readonly player: Player; readonly person: Person }>();

  const learn = async (ids: readonly PlayerId[]): Promise<void> => {
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length === 0) return;
    if (known.size > REMEMBERED) known.clear();
    const found = await store.players(ids);
    for (const [id, player] of found) known.set(id, { player, person: personOf(player) });
    await learn([...found.values()].map(({ mergedInto }) => mergedInto).filter((id) => id !== undefined));
  };
  const canonical = (id: PlayerId): PlayerId => {
    const into = known.get(id)?.player.mergedInto;
    return into === undefined ? id : canonical(into);
  };
  return {
    learn,
    canonical,
    player: async (id) => {
      await learn([id]);
      return known.get(canonical(id))?.player;
    },
    person: (id) => known.get(canonical(id))?.person ?? gone(id),
    forget: (id) => void known.delete(id),
  };
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
