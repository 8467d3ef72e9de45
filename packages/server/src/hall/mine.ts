// Those who look at the list of their own games: they are told that one has changed, never what, and ask again.

import type { ServerMessages } from '@wagons/protocol';
import type { GameId, PlayerId, Table } from '../table/table.ts';
import type { Visitor } from './visitor.ts';

export type Mine = {
  /** Tells somebody from now on; answered at once, so that nothing falls between the list and the first hint. */
  readonly enter: (visitor: Visitor, player: PlayerId) => void;
  readonly leave: (visitor: Visitor) => void;
  /** A table of these has changed, or without one: any of them may have. */
  readonly tell: (players: readonly PlayerId[], table?: GameId) => void;
  /** Anything may have changed, and no hint told so. */
  readonly tellAll: () => void;
};

export function createMine(): Mine {
  const waiting = new Map<PlayerId, Set<Visitor>>();
  const tell: Mine['tell'] = (players, table) => {
    if (waiting.size === 0) return;
    const message: ServerMessages['mine'] = { type: 'mine', ...(table !== undefined && { table }) };
    for (const player of players) for (const visitor of waiting.get(player) ?? []) visitor.send(message);
  };
  return {
    enter: (visitor, player) => {
      const same = waiting.get(player);
      if (same) same.add(visitor);
      else waiting.set(player, new Set([visitor]));
      visitor.send({ type: 'mine' });
    },
    leave: (visitor) => {
      const { player } = visitor;
      const same = player === undefined ? undefined : waiting.get(player);
      if (same?.delete(visitor) && same.size === 0 && player !== undefined) waiting.delete(player);
    },
    tell,
    tellAll: () => tell([...waiting.keys()]),
  };
}

/** In whose lists a table stands. */
export const ownersOf = ({ host, seats }: Pick<Table, 'host' | 'seats'>): readonly PlayerId[] =>
  seats ? [seats.first, seats.second] : [host];
