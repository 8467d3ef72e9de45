// What cannot be read is set aside, never thrown away: it is reported, and everything else goes on.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Shelf } from './shelf.ts';

/** Something that could not be read: what it was, and under which key its text lies now. */
type Damage = { readonly key: string; readonly aside: string };

export type Damages = {
  readonly reports: ReadonlySignal<readonly Damage[]>;
  readonly setAside: (key: string) => void;
};

export function watchDamages(shelf: Shelf): Damages {
  const reports = signal<readonly Damage[]>([]);
  const freeKey = (key: string): string => {
    for (let n = 1; ; n++) {
      const aside = n === 1 ? `damaged/${key}` : `damaged/${key}.${n}`;
      if (shelf.read(aside) === undefined) return aside;
    }
  };
  return {
    reports,
    setAside: (key) => {
      const text = shelf.read(key);
      if (text === undefined) return;
      const aside = freeKey(key);
      // Where there is no room for it elsewhere, it stays where it is.
      if (shelf.write(aside, text) === 'ok') shelf.remove(key);
      else shelf.remove(aside);
      if (!reports.value.some((one) => one.key === key)) reports.value = [...reports.value, { key, aside }];
    },
  };
}
