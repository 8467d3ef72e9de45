// A list of which clients that follow it get only the changes.

export type ListChange<Item> = {
  readonly version: number;
  /** New or changed. */
  readonly listed: readonly Item[];
  readonly gone: readonly string[];
};

type VersionedList<Item> = {
  readonly version: () => number;
  readonly items: () => readonly Item[];
  /** Replaces the list. Returns what has changed; undefined if nothing has. */
  readonly replace: (items: readonly Item[]) => ListChange<Item> | undefined;
};

export function createVersionedList<Item extends { readonly id: string }>(): VersionedList<Item> {
  let version = 0;
  let items: readonly Item[] = [];
  let texts: ReadonlyMap<string, string> = new Map();
  return {
    version: () => version,
    items: () => items,
    replace: (next) => {
      const after = new Map(next.map((item) => [item.id, JSON.stringify(item)]));
      const listed = next.filter(({ id }) => texts.get(id) !== after.get(id));
      const gone = [...texts.keys()].filter((id) => !after.has(id));
      items = next;
      texts = after;
      if (listed.length === 0 && gone.length === 0) return undefined;
      version++;
      return { version, listed, gone };
    },
  };
}
