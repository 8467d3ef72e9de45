// Runs simulations from a seed on: the storage is real, and empty for each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { migrate } from '../../src/store/migrate.ts';
import type { Sql } from '../../src/store/sql.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/sqlStore.ts';
import { type Report, simulate } from './simulate.ts';

const TABLES = [
  'game',
  'event',
  'chat',
  'rating',
  'player',
  'outage',
  'passkey',
  'recovery',
  'block',
  'report',
  'deck',
  'alive',
];

export type Simulator = {
  readonly run: (seed: string) => Promise<Report>;
  readonly close: () => Promise<void>;
};

export async function createSimulator(): Promise<Simulator> {
  // Where the disk is memory: what is simulated here is not the disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'wagons-sim-'));
  const sql: Sql = await openSqlite(join(folder, 'wagons.db'));
  await migrate(sql);
  const store = createStore(sql);
  return {
    run: async (seed) => {
      for (const table of TABLES) await sql.run(`delete from ${table}`);
      return simulate(seed, store, sql);
    },
    close: async () => {
      await sql.close();
      rmSync(folder, { recursive: true });
    },
  };
}
