// Subscriptions to a player's own list of games: subscribers learn that a game has changed, and fetch the list again.

import type { ServerMessages } from '@wagons/protocol';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import type { TableState } from '../table/table.ts';
import type { Topics } from './topics.ts';
import type { Visitor } from './visitor.ts';

export type MyGames = {
  /** Subscribes, and notifies immediately, so that no change falls between the list and the first notification. */
  readonly enter: (visitor: Visitor, player: PlayerId) => void;
  readonly leave: (visitor: Visitor) => void;
  /** A table of these players has changed; without a table, any of theirs may have. */
  readonly notify: (players: readonly PlayerId[], table?: GameId) => void;
  /** Notifies all subscribers, because hints may have been lost. */
  readonly notifyAll: () => void;
};

export function createMyGames({ follow }: Pick<Topics, 'follow'>): MyGames {
  const subscribers = new Map<PlayerId, Set<Visitor>>();
  const unfollow = new Map<PlayerId, () => void>();
  const notify: MyGames['notify'] = (players, table) => {
    if (subscribers.size === 0) return;
    const message: ServerMessages['mine'] = { type: 'mine', ...(table !== undefined && { table }) };
    for (const player of players) for (const visitor of subscribers.get(player) ?? []) visitor.send(message);
  };
  return {
    enter: (visitor, player) => {
      const same = subscribers.get(player);
      if (same) same.add(visitor);
      else {
        subscribers.set(player, new Set([visitor]));
        unfollow.set(
          player,
          follow(`games:${player}`, () => notify([player])),
        );
      }
      visitor.send({ type: 'mine' });
    },
    leave: (visitor) => {
      const { player } = visitor;
      const same = player === undefined ? undefined : subscribers.get(player);
      if (player === undefined || !same?.delete(visitor) || same.size > 0) return;
      subscribers.delete(player);
      unfollow.get(player)?.();
      unfollow.delete(player);
    },
    notify,
    notifyAll: () => notify([...subscribers.keys()]),
  };
}

/** The players whose lists contain a table. */
export const ownersOf = ({ host, seats }: Pick<TableState, 'host' | 'seats'>): readonly PlayerId[] =>
  seats ? [seats.first, seats.second] : [host];
