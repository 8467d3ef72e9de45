// Opens the configured database. PostgreSQL is imported only when it is used.

import type { Config } from '../config/config.ts';
import { databaseFile } from '../config/dataFolder.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';

export async function openDatabase({ databaseUrl, data }: Config): Promise<Sql> {
  if (databaseUrl === undefined) return openSqlite(databaseFile(data));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}
