// The SQLite driver: a file beside the server, nothing to install or configure.

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { groupCommit } from './groupCommit.ts';
import type { Row, Sql, SqlTx, Value } from './sql.ts';
import { openFile } from './sqliteFile.ts';
import { inTransaction } from './transaction.ts';

// oxlint-disable-next-line unicorn/no-null -- SQLite's null
const NULL = null;

/** Opens a file; creates it, and its folder, if necessary. */
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
  const { write, settled, waiting } = groupCommit({
    begin: () => begin.run(),
    commit: () => commit.run(),
    rollback: () => rollback.run(),
    isOpen: () => db.isTransaction,
  });

  return {
    kind: 'sqlite',
    async all(text, values) {
      // There is one connection, which would show the uncommitted writes of a group.
      for (let others = settled(); others !== undefined; others = settled()) await others;
      return allNow(text, values);
    },
    run: async (text, values) => write(() => runNow(text, values)),
    batch: async (list) => write(() => list.map(({ text, values }) => runNow(text, values))),
    transaction: async (work) => write(async () => inTransaction(now, work)),
    load: () => ({ busy: settled() === undefined ? 0 : 1, waiting: waiting() }),
    async close() {
      // After all pending writes.
      await write(() => undefined);
      // Merges the write-ahead log into the file, unless another process is reading it.
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
    },
  };
}

/** SQLite would truncate a text at the first NUL, and PostgreSQL rejects it. */
function bound(value: Value): string | number | null {
  if (value === undefined) return NULL;
  if (typeof value === 'string' && value.includes('\0')) throw new Error('A text with NUL cannot be stored.');
  return value;
}
