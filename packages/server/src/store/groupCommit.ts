// Lets writes that arrive together share one commit: waiting for the disk costs more than everything else.

/** The part of a connection that begins and ends transactions. */
export type Commits = {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  /** Some errors, such as a full disk, roll everything back by themselves. */
  readonly isOpen: () => boolean;
};

export type GroupCommit = {
  /** Does the work, all of it or nothing; resolves when it is on the disk. It may have to be done twice. */
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
  const values: unknown[] = [];
  try {
    connection.begin();
    for (const { work } of group) {
      const result = work();
      values.push(result instanceof Promise ? await (result as Promise<unknown>) : result);
    }
    connection.commit();
  } catch (error) {
    const isWhole = connection.isOpen();
    if (isWhole) connection.rollback();
    // One of them cannot be done, so each is done by itself: a mark before each would cost all the others more.
    if (isWhole && group.length > 1 && values.length < group.length) {
      for (const one of group) await writeGroup(connection, [one]);
    } else {
      for (const { reject } of group) reject(error);
    }
    return;
  }
  // Told when all is over: what one found taken may be what another failed to store.
  for (const [at, { resolve }] of group.entries()) resolve(values[at]);
}
