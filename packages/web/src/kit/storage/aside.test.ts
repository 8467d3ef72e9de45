// Tests of the count of unreadable entries.

import { expect, test } from 'vitest';
import { countAside } from './aside.ts';
import { watchDamages } from './damaged.ts';
import { makeKeyValueStore } from './keyValueStore.ts';

test('entries set aside on earlier visits count together with new ones', () => {
  const store = makeKeyValueStore(undefined);
  store.write('damaged/game/old', 'x');
  store.write('game/new', 'y');
  const damages = watchDamages(store);
  expect(countAside(store, damages)).toBe(1);
  damages.setAside('game/new');
  expect(countAside(store, damages)).toBe(2);
});

test('damaged entries that could not be moved count as well', () => {
  const store = makeKeyValueStore(undefined);
  store.write('game/new', 'y');
  const full = { ...store, write: () => 'full' as const };
  const damages = watchDamages(full);
  damages.setAside('game/new');
  expect(store.read('game/new')).toBe('y');
  expect(countAside(full, damages)).toBe(1);
});
