// Runs async work one after the other per key.

/** Runs the work when everything queued under the same key before it has settled. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work);
    // A failure must not affect the work that follows.
    const settled = done.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => last.get(key) === settled && last.delete(key));
    return done;
  };
}
