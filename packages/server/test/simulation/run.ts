// Runs simulations one after the other, each with a real, empty store.

import { join } from 'node:path';
import { migrate } from '../../src/store/migrate.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Sql } from '../../src/store/sql.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/sqlStore.ts';
import { freshFolder } from '../folders.ts';
import { type Report, simulate } from './simulate.ts';

export type FreshStore = { readonly store: Store; readonly sql: Sql; readonly remove: () => Promise<void> };

/** An empty store on a RAM disk: the disk isn't part of the simulation. */
export async function freshStore(): Promise<FreshStore> {
  const folder = freshFolder();
  const sql = await openSqlite(join(folder.path, 'wagons.db'));
  // One connection for all: locks between several would be a tenth of the work.
  await sql.all('pragma locking_mode = exclusive');
  await migrate(sql);
  return {
    store: createStore(sql),
    sql,
    remove: async () => {
      await sql.close();
      folder.remove();
    },
  };
}

export type Simulator = {
  readonly run: (seed: string) => Promise<Report>;
  readonly close: () => Promise<void>;
};

export async function createSimulator(): Promise<Simulator> {
  const { store, sql, remove } = await freshStore();
  return {
    run: async (seed) => {
      const tables = await sql.all("select name from sqlite_master where type = 'table' and name <> 'meta'");
      for (const { name } of tables) await sql.run(`delete from ${name}`);
      return simulate(seed, store, sql);
    },
    close: remove,
  };
}
