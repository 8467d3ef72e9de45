// How many stored entries could not be read, on this visit or an earlier one.

import type { Damages } from './damaged.ts';
import type { KeyValueStore } from './keyValueStore.ts';

/** Entries that were set aside, and those that stayed in place because storage was full. */
export function countAside(store: KeyValueStore, { reports }: Pick<Damages, 'reports'>): number {
  const stayed = reports.value.filter(({ aside }) => store.read(aside) === undefined);
  return store.keys().filter((key) => key.startsWith('damaged/')).length + stayed.length;
}
