// Migrates the database step by step; a kill at any point loses at most one step.

import { CannotOpen, isFull } from './faults.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Sql, SqlTx } from './sql.ts';

/** An arbitrary id for the advisory lock. */
const LOCK = 1_463_896_910;

/** Resolves to the number of steps that were applied. */
export async function migrate(sql: Sql, migrations: readonly Migration[] = MIGRATIONS): Promise<number> {
  let done = 0;
  try {
    while (await sql.transaction(async (tx) => nextStep(sql, tx, migrations))) done += 1;
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new CannotOpen(
      'The disk is full: the database cannot be migrated. Nothing is lost: free some space and start again.',
      { cause: error },
    );
  }
  return done;
}

/** The schema version: the number of applied steps. */
export async function schemaOf(tx: SqlTx): Promise<number> {
  const [row] = await tx.all(`select value from meta where key = 'schema'`);
  return Number(row?.['value'] ?? 0);
}

/** Throws if a newer version of the program has migrated the database. */
export function expectKnown(schema: number, known: number = MIGRATIONS.length): void {
  if (schema <= known) return;
  throw new CannotOpen(
    `The database was written by a newer version of this program (schema ${schema}; this version knows ` +
      `${known}). Run that version again, or restore a backup from before the upgrade.`,
  );
}

/** Whether there was a step to apply. If two programs want to apply the same step, one waits and finds it applied. */
async function nextStep(sql: Sql, tx: SqlTx, migrations: readonly Migration[]): Promise<boolean> {
  if (sql.kind === 'postgres') await tx.all(`select pg_advisory_xact_lock(${LOCK})`);
  await tx.run('create table if not exists meta (key text primary key, value text not null)');
  const schema = await schemaOf(tx);
  expectKnown(schema, migrations.length);
  const migration = migrations[schema];
  if (migration === undefined) return false;
  for (const step of migration.statements(sql.kind)) {
    if (typeof step === 'string') await tx.run(step);
    else await step(tx);
  }
  await tx.run(
    `insert into meta (key, value) values ('schema', $1) on conflict (key) do update set value = excluded.value`,
    [String(schema + 1)],
  );
  return true;
}
