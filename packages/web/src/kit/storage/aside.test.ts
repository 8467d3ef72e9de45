// Tests of how many things could not be read.

import { expect, test } from 'vitest';
import { countAside } from './aside.ts';
import { watchDamages } from './damaged.ts';
import { makeShelf } from './shelf.ts';

test('what was set aside on an earlier visit counts together with what is found now', () => {
  const shelf = makeShelf(undefined);
  shelf.write('damaged/game/old', 'x');
  shelf.write('game/new', 'y');
  const damages = watchDamages(shelf);
  expect(countAside(shelf, damages)).toBe(1);
  damages.setAside('game/new');
  expect(countAside(shelf, damages)).toBe(2);
});

test('what had to stay where it was counts as well', () => {
  const shelf = makeShelf(undefined);
  shelf.write('game/new', 'y');
  const full = { ...shelf, write: () => 'full' as const };
  const damages = watchDamages(full);
  damages.setAside('game/new');
  expect(shelf.read('game/new')).toBe('y');
  expect(countAside(full, damages)).toBe(1);
});
