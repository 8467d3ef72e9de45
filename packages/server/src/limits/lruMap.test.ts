// Tests of the LRU map.

import { expect, it } from 'vitest';
import { createLruMap } from './lruMap.ts';

it('evicts the least recently used', () => {
  const { get, set } = createLruMap<number>(2);
  set('a', 1);
  set('b', 2);
  expect(get('a')).toBe(1);
  set('c', 3);
  expect([get('a'), get('b'), get('c')]).toEqual([1, undefined, 3]);
});

it('bounds the total size of its values', () => {
  const { get, set } = createLruMap<string>(10, ({ length }) => length);
  set('a', 'xxxxxx');
  set('a', 'xx');
  set('b', 'xxxxxxxx');
  expect([get('a'), get('b')]).toEqual(['xx', 'xxxxxxxx']);
  set('c', 'x');
  expect([get('a'), get('b'), get('c')]).toEqual([undefined, 'xxxxxxxx', 'x']);
  set('d', 'x'.repeat(11));
  expect(get('d')).toBeUndefined();
});
