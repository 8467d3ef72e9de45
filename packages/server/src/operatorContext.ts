// What the operator's commands work on: the database, and tables that act on it as a server would.

import { localBus } from './bus/localBus.ts';
import type { Config } from './config/config.ts';
import { builtInDecks, readUploadedDeck } from './decks.ts';
import { createContext } from './hall/context.ts';
import type { OpenContext } from './operator/command.ts';
import { ratingsAfter } from './rating/glicko2.ts';
import { realClock, realRandom } from './real.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createStore } from './store/sqlStore.ts';

/** Opens the database for one command. */
export async function openContext(config: Config): Promise<OpenContext> {
  const sql = await openDatabase(config);
  await migrate(sql);
  const store = createStore(sql);
  const clock = realClock(await store.lastBeat());
  const bus = localBus();
  // No hall: without periodic work, nothing here looks like a running server.
  const tables = createContext({
    clock,
    random: realRandom,
    store,
    bus,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    meter: { count: () => undefined },
    decks: builtInDecks(),
    readDeck: readUploadedDeck,
    rate: ratingsAfter,
    followUps: [],
  });
  return { context: { sql, store, tables, now: clock.now }, close: async () => store.close() };
}
