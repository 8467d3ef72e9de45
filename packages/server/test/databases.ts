// A fresh database of each kind for a test.

import { join } from 'node:path';
import { openPostgres } from '../src/store/postgres.ts';
import type { Sql } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { freshFolder } from './folders.ts';
import { freshDatabase } from './servers.ts';

export type Place = {
  /** The file, or the URL on the server. */
  readonly address: string;
  /** Can be called again, as by a second node. */
  readonly open: () => Promise<Sql>;
  readonly remove: () => Promise<void>;
};

export const PLACES: Readonly<Record<Sql['kind'], () => Promise<Place>>> = {
  async sqlite() {
    const folder = freshFolder();
    const file = join(folder.path, 'data/wagons.db');
    return {
      address: file,
      open: async () => openSqlite(file),
      remove: async () => folder.remove(),
    };
  },
  async postgres() {
    const { url, drop } = await freshDatabase();
    return { address: url, open: async () => openPostgres(url), remove: drop };
  },
};

export const KINDS: readonly Sql['kind'][] = ['sqlite', 'postgres'];
