// Work that must not overlap for one person is done one after the other.

/** Does something for a key when everything that was asked for it before is done. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work);
    // What went wrong there does not concern whoever comes next.
    const settled = done.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => last.get(key) === settled && last.delete(key));
    return done;
  };
}
