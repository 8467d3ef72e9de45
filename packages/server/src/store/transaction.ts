// Makes transactions behave the same on both databases: they end with the work, and a failed statement fails them.

import type { SqlTx } from './sql.ts';

/**
 * Otherwise PostgreSQL would answer a commit after a failure with success, and SQLite would keep the other statements.
 */
export async function inTransaction<T>(on: SqlTx, work: (tx: SqlTx) => Promise<T>): Promise<T> {
  let failure: Error | undefined;
  let over = false;
  const guarded = async <R>(statement: () => Promise<R>): Promise<R> => {
    if (over) throw new Error('The transaction is over.');
    if (failure !== undefined) throw failure;
    try {
      return await statement();
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw failure;
    }
  };
  try {
    const result = await work({
      all: async (text, values) => guarded(async () => on.all(text, values)),
      run: async (text, values) => guarded(async () => on.run(text, values)),
    });
    // In a function, because the type checker doesn't see that the work may have set it.
    const failed = (() => failure)();
    if (failed !== undefined) throw failed;
    return result;
  } finally {
    over = true;
  }
}
