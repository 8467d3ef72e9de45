// The same manners for a transaction on both databases: it ends with its work, and a failed statement fails it all.

import type { SqlTx } from './sql.ts';

/** Left alone, PostgreSQL would answer a commit after a failure as if all were well, and SQLite would keep the rest. */
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
    // Read through a function: the work may have set it.
    const failed = (() => failure)();
    if (failed !== undefined) throw failed;
    return result;
  } finally {
    over = true;
  }
}
