// The lobby: the open tables that are listed, told anew to whoever waits there.

import type { OpenTable } from '@wagons/protocol';
import { inSightSince, waitsWithoutHost } from '../table/waiting.ts';
import type { Desk } from './desk.ts';
import type { Visitor } from './visitor.ts';

const SHOWN = 100;
/** Several changes at once are told once. */
const PAUSE = 250;

export type Lobby = {
  readonly tables: () => Promise<readonly OpenTable[]>;
  readonly enter: (visitor: Visitor) => Promise<void>;
  readonly leave: (visitor: Visitor) => void;
  /** Something there may have changed. */
  readonly stir: () => void;
  readonly close: () => void;
};

export function createLobby(desk: Desk): Lobby {
  const visitors = new Set<Visitor>();
  let forget: (() => void) | undefined;

  const tables = async (): Promise<readonly OpenTable[]> => {
    const at = desk.clock.now();
    const offered = { hostSince: inSightSince(at), lasting: waitsWithoutHost(at) };
    const rows = await desk.store.openTables(offered, SHOWN);
    await desk.people.learn(rows.map(({ host }) => host));
    return rows.map(({ id, host, settings, openedAt }) => ({
      id,
      host: desk.people.person(host),
      settings,
      openedAt,
    }));
  };
  const tell = async (): Promise<void> => {
    if (visitors.size === 0) return;
    const text = JSON.stringify({ type: 'lobby', tables: await tables() });
    for (const visitor of visitors) visitor.sendText(text);
  };
  return {
    tables,
    enter: async (visitor) => {
      visitors.add(visitor);
      visitor.send({ type: 'lobby', tables: [...(await tables())] });
    },
    leave: (visitor) => void visitors.delete(visitor),
    stir: () => {
      forget ??= desk.clock.after(PAUSE, () => {
        forget = undefined;
        // The next change, or the slow poll, makes up for it.
        tell().catch((error: unknown) => desk.log.warn({ err: error }, 'The lobby could not be read'));
      });
    },
    close: () => {
      forget?.();
      visitors.clear();
    },
  };
}
