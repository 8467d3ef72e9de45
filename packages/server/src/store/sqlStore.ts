// The store on a SQL database. The log is the source of truth; everything else is derived from it.

import { accounts } from './accounts.ts';
import { archive } from './archive.ts';
import { alerts } from './alerts.ts';
import { beat } from './heartbeats.ts';
import { chat } from './chat.ts';
import { decks } from './decks.ts';
import { isAway, isDamaged, isFull } from './faults.ts';
import { leases } from './leases.ts';
import { lists } from './lists.ts';
import { moderation } from './moderation.ts';
import { operatorLog } from './operatorLog.ts';
import { outbox } from './outbox.ts';
import { players } from './players.ts';
import { type Store, StoreError, type StoreFault } from '../ports/store.ts';
import { ratings } from './ratings.ts';
import { results } from './results.ts';
import { spent } from './singleUse.ts';
import type { Sql } from './sql.ts';
import { tables } from './tables.ts';
import { cleanup } from './cleanup.ts';

/** The database must be migrated. */
export function createStore(database: Sql): Store {
  const sql = withStoreErrors(database);
  return {
    ...tables(sql),
    ...lists(sql),
    ...cleanup(sql),
    ...archive(sql),
    ...chat(sql),
    ...players(sql),
    ...accounts(sql),
    ...spent(sql),
    ...ratings(sql),
    ...results(sql),
    ...moderation(sql),
    ...operatorLog(sql),
    ...alerts(sql),
    ...decks(sql),
    ...beat(sql),
    ...leases(sql),
    ...outbox(sql),
    close: () => sql.close(),
  };
}

/** Converts database errors to `StoreError`. */
const withStoreErrors = (sql: Sql): Sql => ({
  kind: sql.kind,
  all: (text, values) => sql.all(text, values).catch(rethrow),
  run: (text, values) => sql.run(text, values).catch(rethrow),
  batch: (statements) => sql.batch(statements).catch(rethrow),
  transaction: (work) => sql.transaction(work).catch(rethrow),
  load: () => sql.load(),
  close: () => sql.close(),
});

function rethrow(error: unknown): never {
  const fault = faultOf(error);
  if (fault === undefined) throw error;
  throw new StoreError(fault, `the database is ${fault}`, error);
}

function faultOf(error: unknown): StoreFault | undefined {
  if (isAway(error)) return 'away';
  if (isFull(error)) return 'full';
  return isDamaged(error) ? 'damaged' : undefined;
}
