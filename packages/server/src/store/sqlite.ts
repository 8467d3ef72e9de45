// The database in a file beside the server: nothing to install, nothing to configure.

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { groupCommit } from './groupCommit.ts';
import type { Row, Sql, SqlTx, Value } from './sql.ts';
import { openFile } from './sqliteFile.ts';
import { inTransaction } from './transaction.ts';

// oxlint-disable-next-line unicorn/no-null -- what is absent here is null there
const NULL = null;

/** Opens a file, or makes it and the folder around it. */
export async function openSqlite(file: string): Promise<Sql> {
  return sqlOn(openFile(file));
}

type Prepared = {
  all(...values: unknown[]): Record<string, unknown>[];
  run(...values: unknown[]): { readonly changes: number };
};

function sqlOn(db: DatabaseSyncInstance): Sql {
  const statements = new Map<string, Prepared>();
  const prepared = (text: string): Prepared => {
    let statement = statements.get(text);
    if (statement === undefined) {
      statement = db.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
      statements.set(text, statement);
    }
    return statement;
  };
  const allNow = (text: string, values: readonly Value[] = []): readonly Row[] => {
    const rows = prepared(text).all(...values.map(bound));
    for (const row of rows) for (const name of Object.keys(row)) row[name] ??= undefined;
    return rows as Row[];
  };
  const runNow = (text: string, values: readonly Value[] = []): number =>
    prepared(text).run(...values.map(bound)).changes;

  const now: SqlTx = {
    all: async (text, values) => allNow(text, values),
    run: async (text, values) => runNow(text, values),
  };

  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');
  const { write, settled } = groupCommit({
    begin: () => begin.run(),
    commit: () => commit.run(),
    rollback: () => rollback.run(),
    isOpen: () => db.isTransaction,
  });

  return {
    kind: 'sqlite',
    async all(text, values) {
      // One connection: in the middle of a group it would show what is not stored yet.
      for (let others = settled(); others !== undefined; others = settled()) await others;
      return allNow(text, values);
    },
    run: async (text, values) => write(() => runNow(text, values)),
    batch: async (list) => write(() => list.map(({ text, values }) => runNow(text, values))),
    transaction: async (work) => write(async () => inTransaction(now, work)),
    async close() {
      // After whatever still waits to be written.
      await write(() => undefined);
      // As far as nobody else reads it, all is in one file again.
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
    },
  };
}

/** SQLite would keep a text up to the first NUL only; PostgreSQL refuses it, and so do we. */
function bound(value: Value): string | number | null {
  if (value === undefined) return NULL;
  if (typeof value === 'string' && value.includes('\0')) throw new Error('A text with NUL cannot be stored.');
  return value;
}
