// A bounded map that evicts the least recently used entries.

export type LruMap<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
};

export function createLruMap<V>(room: number, sizeOf: (value: V) => number = () => 1): LruMap<V> {
  const kept = new Map<string, V>();
  let taken = 0;
  const remove = (key: string, value: V): void => {
    kept.delete(key);
    taken -= sizeOf(value);
  };
  const set = (key: string, value: V): void => {
    const before = kept.get(key);
    if (before !== undefined) remove(key, before);
    kept.set(key, value);
    taken += sizeOf(value);
    for (const [oldest, other] of kept) {
      if (taken <= room) return;
      remove(oldest, other);
    }
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      // A Map iterates in insertion order, so re-inserting marks an entry as most recently used.
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set,
  };
}
