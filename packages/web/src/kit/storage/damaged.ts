// Unreadable entries are moved aside and reported, never deleted.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { KeyValueStore } from './keyValueStore.ts';

/** An unreadable entry: its key, and the key where its text is now. */
type Damage = { readonly key: string; readonly aside: string };

export type Damages = {
  readonly reports: ReadonlySignal<readonly Damage[]>;
  readonly setAside: (key: string) => void;
};

export function watchDamages(store: KeyValueStore): Damages {
  const reports = signal<readonly Damage[]>([]);
  const freeKey = (key: string): string => {
    for (let n = 1; ; n++) {
      const aside = n === 1 ? `damaged/${key}` : `damaged/${key}.${n}`;
      if (store.read(aside) === undefined) return aside;
    }
  };
  return {
    reports,
    setAside: (key) => {
      const text = store.read(key);
      if (text === undefined) return;
      const aside = freeKey(key);
      // If storage is full, it stays in place.
      if (store.write(aside, text) === 'ok') store.remove(key);
      else store.remove(aside);
      if (!reports.value.some((one) => one.key === key)) reports.value = [...reports.value, { key, aside }];
    },
  };
}

/** Reads an entry; undefined if there is none. One that can't be read is set aside. */
export function readEntry<T>(
  store: KeyValueStore,
  damages: Damages,
  key: string,
  read: (text: string) => T | undefined,
): T | undefined {
  const text = store.read(key);
  if (text === undefined) return undefined;
  const entry = read(text);
  if (entry === undefined) damages.setAside(key);
  return entry;
}
