// Tests of how many things could not be read.

import { expect, test } from 'vitest';
import { countAside } from './aside.ts';
import { watchDamages } from './damaged.ts';
import { makeKeyValueStore } from './keyValueStore.ts';

test('what was set aside on an earlier visit counts together with what is found now', () => {
  const store = makeKeyValueStore(undefined);
  store.write('damaged/game/old', 'x');
  store.write('game/new', 'y');
  const damages = watchDamages(store);
  expect(countAside(store, damages)).toBe(1);
  damages.setAside('game/new');
  expect(countAside(store, damages)).toBe(2);
});

test('what had to stay where it was counts as well', () => {
  const store = makeKeyValueStore(undefined);
  store.write('game/new', 'y');
  const full = { ...store, write: () => 'full' as const };
  const damages = watchDamages(full);
  damages.setAside('game/new');
  expect(store.read('game/new')).toBe('y');
  expect(countAside(full, damages)).toBe(1);
});
