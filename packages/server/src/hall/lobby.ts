// The lobby: the listed open tables, pushed to everyone who is looking at them.

import { type OpenTable, ratingKind } from '@wagons/protocol';
import type { Bus } from '../ports/bus.ts';
import type { Clock, Log } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { inSightSince, waitsWithoutHost } from '../table/waiting.ts';
import type { PlayerCache } from './playerCache.ts';
import type { Topics } from './topics.ts';
import type { Visitor } from './visitor.ts';

const SHOWN = 100;
/** Changes within this time are sent as one update. */
const DEBOUNCE = 250;

export type Lobby = {
  readonly tables: () => Promise<readonly OpenTable[]>;
  readonly enter: (visitor: Visitor) => Promise<void>;
  readonly leave: (visitor: Visitor) => void;
  /** Sends the list again soon, because it may have changed. */
  readonly scheduleUpdate: () => void;
  readonly close: () => void;
};

type LobbyPorts = {
  readonly clock: Clock;
  readonly store: Pick<Store, 'openTables'>;
  readonly people: Pick<PlayerCache, 'learn' | 'person'>;
  readonly topics: Pick<Topics, 'follow'>;
  readonly log: Log;
};

export function createLobby(ports: LobbyPorts): Lobby {
  const { clock, log, topics } = ports;
  const visitors = new Set<Visitor>();
  let unfollow: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  const tables = async (): Promise<readonly OpenTable[]> => listedTables(ports);
  const update = async (): Promise<void> => {
    if (visitors.size === 0) return;
    const text = JSON.stringify({ type: 'lobby', tables: await tables() });
    for (const visitor of visitors) visitor.sendText(text);
  };
  const scheduleUpdate = (): void => {
    cancel ??= clock.after(DEBOUNCE, () => {
      cancel = undefined;
      // If this fails, the next change or the periodic poll sends the list.
      update().catch((error: unknown) => log.warn({ err: error }, 'Reading the lobby failed'));
    });
  };
  return {
    tables,
    enter: async (visitor) => {
      visitors.add(visitor);
      unfollow ??= topics.follow('lobby', scheduleUpdate);
      visitor.send({ type: 'lobby', tables: [...(await tables())] });
    },
    leave: (visitor) => {
      visitors.delete(visitor);
      if (visitors.size > 0) return;
      unfollow?.();
      unfollow = undefined;
    },
    scheduleUpdate,
    close: () => {
      cancel?.();
      visitors.clear();
    },
  };
}

/** Updates the lobby, here and on the other nodes; with `host`, the name of that one has changed. */
export function lobbyChanged(
  { lobby, bus }: { readonly lobby: Lobby; readonly bus: Bus },
  host?: PlayerId,
): void {
  lobby.scheduleUpdate();
  bus.publish({ about: 'lobby', ...(host !== undefined && { host }) });
}

async function listedTables({ clock, store, people }: LobbyPorts): Promise<readonly OpenTable[]> {
  const at = clock.now();
  const offered = { hostSince: inSightSince(at), lasting: waitsWithoutHost(at) };
  const rows = await store.openTables(offered, SHOWN);
  await people.learn(rows.map(({ host }) => host));
  return rows.map(({ id, host, settings, openedAt }) => ({
    id,
    host: people.person(host, ratingKind(settings.clock)),
    settings,
    openedAt,
  }));
}
