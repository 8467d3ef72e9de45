// The lobby: the listed open tables, pushed to everyone who is looking at them: the changes, or to older clients the
// whole list. A player doesn’t see the tables of those they have blocked, or who have blocked them.

import { type OpenTable, ratingKind } from '@wagons/protocol';
import type { Bus } from '../ports/bus.ts';
import type { Clock, Log } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { inSightSince, waitsWithoutHost } from '../table/waiting.ts';
import type { PlayerCache } from './playerCache.ts';
import type { Topics } from './topics.ts';
import { createVersionedList, type ListChange } from './versionedList.ts';
import type { Visitor } from './visitor.ts';

const SHOWN = 100;
/** Changes within this time are sent as one update. */
const DEBOUNCE = 250;
/** After a change, for each table in it: a list that changes as a whole is sent every three seconds. */
const CALM = 25;

export type Lobby = {
  /** The list as a player sees it. */
  readonly tables: (player?: PlayerId) => Promise<readonly OpenTable[]>;
  /** Sends the list, and from now on its changes to those who want only `changes`. */
  readonly enter: (visitor: Visitor, wants?: 'changes') => Promise<void>;
  readonly leave: (visitor: Visitor) => void;
  /** Sends the list again soon, because it may have changed. */
  readonly scheduleUpdate: () => void;
  readonly close: () => void;
};

/** Players whose tables someone doesn't see. */
type Apart = ReadonlySet<PlayerId>;
const NO_ONE: Apart = new Set();

/** Those who haven't got the list yet (`waits`) get no changes of it. */
type Looking = { readonly gets: 'waits' | 'lists' | 'changes'; readonly apart: Apart };

type LobbyPorts = {
  readonly clock: Clock;
  readonly store: Pick<Store, 'openTables' | 'keptApart'>;
  readonly people: Pick<PlayerCache, 'learn' | 'person'>;
  readonly topics: Pick<Topics, 'follow'>;
  readonly log: Log;
};

export function createLobby(ports: LobbyPorts): Lobby {
  const { clock, log, topics } = ports;
  const visitors = new Map<Visitor, Looking>();
  const list = createVersionedList<OpenTable>();
  let last: Promise<unknown> = Promise.resolve();
  let unfollow: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  let pause = DEBOUNCE;

  const tables: Lobby['tables'] = async (player) => {
    const [all, apart] = await Promise.all([listedTables(ports), apartFrom(ports, player)]);
    return withoutThose(apart, all);
  };
  const update = async (): Promise<void> => {
    const change = list.replace(await listedTables(ports));
    pause = DEBOUNCE + CALM * (change?.listed.length ?? 0);
    if (change) tellAll(visitors, list.items(), change);
  };
  /** One after the other, because each one continues the list of the one before. */
  const updateInTurn = async (): Promise<void> => {
    const updated = last.then(update);
    last = updated.catch(() => undefined);
    return updated;
  };
  const scheduleUpdate = (): void => {
    cancel ??= clock.after(pause, () => {
      cancel = undefined;
      // If this fails, the next change or the periodic poll sends the list.
      if (visitors.size === 0) return;
      updateInTurn().catch((error: unknown) => log.warn({ err: error }, 'Reading the lobby failed'));
    });
  };
  return {
    tables,
    enter: async (visitor, wants) => {
      visitors.set(visitor, { gets: 'waits', apart: NO_ONE });
      unfollow ??= topics.follow('lobby', scheduleUpdate);
      const [apart] = await Promise.all([apartFrom(ports, visitor.player), updateInTurn()]);
      // They may have left meanwhile.
      if (!visitors.has(visitor)) return;
      visitors.set(visitor, { gets: wants ?? 'lists', apart });
      const version = wants === 'changes' ? { version: list.version() } : {};
      visitor.send({ type: 'lobby', tables: withoutThose(apart, list.items()), ...version });
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

/** Sends the change, or the list after it. */
function tellAll(
  visitors: ReadonlyMap<Visitor, Looking>,
  items: readonly OpenTable[],
  change: ListChange<OpenTable>,
): void {
  const textFor = {
    lists: (apart: Apart) => JSON.stringify({ type: 'lobby', tables: withoutThose(apart, items) }),
    changes: (apart: Apart) =>
      JSON.stringify({ type: 'lobbyChanged', ...change, listed: withoutThose(apart, change.listed) }),
  };
  // Almost all get the same text, so it is written once.
  const shared = { lists: textFor.lists(NO_ONE), changes: textFor.changes(NO_ONE) };
  for (const [visitor, { gets, apart }] of visitors)
    if (gets !== 'waits') visitor.sendText(apart.size === 0 ? shared[gets] : textFor[gets](apart));
}

/** Updates the lobby, here and on the other nodes; with `host`, the name of that one has changed. */
export function lobbyChanged(
  { lobby, bus }: { readonly lobby: Lobby; readonly bus: Bus },
  host?: PlayerId,
): void {
  lobby.scheduleUpdate();
  bus.publish({ about: 'lobby', ...(host !== undefined && { host }) });
}

const apartFrom = async ({ store }: LobbyPorts, player: PlayerId | undefined): Promise<Apart> =>
  player === undefined ? NO_ONE : store.keptApart(player);

const withoutThose = (apart: Apart, tables: readonly OpenTable[]): OpenTable[] =>
  tables.filter(({ host }) => !apart.has(host.id));

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
