// Group commit: writes that arrive together share one commit, because waiting for the disk costs more than anything
// else.

/** The transaction control of a connection. */
export type Commits = {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  /** Some errors, such as a full disk, roll back on their own. */
  readonly isOpen: () => boolean;
};

export type GroupCommit = {
  /** Does the work atomically; resolves when it is on the disk. The work may run twice. */
  readonly write: <T>(work: () => T | Promise<T>) => Promise<T>;
  /** Resolves when no uncommitted data is visible; undefined if that is so already. */
  readonly settled: () => Promise<void> | undefined;
  /** The number of writes that the next commit waits for. */
  readonly waiting: () => number;
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
      // Lets everything that has arrived from the network by now join this group.
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
    // Set before the writing starts: a write may request another one.
    writing = Promise.resolve()
      .then(async () => writeGroup(connection, group))
      .then(next, next);
  }

  return { write, settled: () => writing, waiting: () => waiting.length };
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
    // One write fails, so each is retried alone; savepoints would make every group slower.
    if (isWhole && group.length > 1 && values.length < group.length) {
      for (const one of group) await writeGroup(connection, [one]);
    } else {
      for (const { reject } of group) reject(error);
    }
    return;
  }
  // Resolved at the very end: a write may have seen a row of another one that failed.
  for (const [at, { resolve }] of group.entries()) resolve(values[at]);
}
