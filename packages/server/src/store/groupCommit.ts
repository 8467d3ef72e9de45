// Lets writes that arrive together share one commit: waiting for the disk costs more than everything else.

/** The part of a connection that begins and ends transactions. */
export type Commits = {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  /** Within a transaction: what follows can be undone alone. */
  readonly mark: () => void;
  readonly unmark: () => void;
  readonly rollbackToMark: () => void;
  /** Some errors, such as a full disk, roll everything back by themselves. */
  readonly isOpen: () => boolean;
};

export type GroupCommit = {
  /** Does the work, all of it or nothing; resolves when it is on the disk. */
  readonly write: <T>(work: () => T | Promise<T>) => Promise<T>;
  /** Resolves when nothing uncommitted is to be seen; undefined when that is so already. */
  readonly settled: () => Promise<void> | undefined;
};

type Waiting = {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

export function groupCommit(connection: Commits): GroupCommit {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  function write<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // What has arrived from the network by now is dealt with first, so that its writes join this group.
      if (waiting.length === 0 && writing === undefined) setImmediate(writeWaiting);
      waiting.push({ work, resolve: (value) => resolve(value as T), reject });
    });
  }

  function writeWaiting(): void {
    const group = waiting;
    waiting = [];
    const next = () => {
      writing = undefined;
      if (waiting.length > 0) setImmediate(writeWaiting);
    };
    // It is said to be writing before it begins to: a write may ask for another one.
    writing = Promise.resolve()
      .then(async () => writeGroup(connection, group))
      .then(next, next);
  }

  return { write, settled: () => writing };
}

async function writeGroup(connection: Commits, group: readonly Waiting[]): Promise<void> {
  const alone = group.length === 1;
  // Told when all is over: what one found taken may be what another failed to store.
  const news: (() => void)[] = [];
  try {
    connection.begin();
    for (const { work, resolve, reject } of group) {
      if (!alone) connection.mark();
      try {
        const result = work();
        const value = result instanceof Promise ? await (result as Promise<unknown>) : result;
        news.push(() => resolve(value));
      } catch (error) {
        if (alone || !connection.isOpen()) throw error;
        connection.rollbackToMark();
        news.push(() => reject(error));
      }
      if (!alone) connection.unmark();
    }
    connection.commit();
  } catch (error) {
    // The whole group: none of it is on the disk.
    for (const { reject } of group) reject(error);
    if (connection.isOpen()) connection.rollback();
    return;
  }
  for (const tell of news) tell();
}
