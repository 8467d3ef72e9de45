// Tests of token buckets by key.

import { expect, it } from 'vitest';
import { addressKey, makeBuckets } from './buckets.ts';

it('buckets allow a burst, then a steady rate', () => {
  let now = 0;
  const { take } = makeBuckets({ now: () => now }, { atOnce: 10, perSecond: 2 });
  expect(take('a', 4)).toBe(0);
  expect(take('a', 6)).toBe(0);
  expect(take('a', 1)).toBe(1);
  expect(take('b', 10)).toBe(0);
  now += 500;
  expect(take('a', 1)).toBe(0);
  expect(take('a', 8)).toBe(4);
  now += 60_000;
  expect(take('a', 10)).toBe(0);
  expect(take('a', 1)).toBe(1);
});

it('buckets do not refill when the clock goes backwards', () => {
  let now = 1000;
  const { take } = makeBuckets({ now: () => now }, { atOnce: 1, perSecond: 1 });
  take('a', 1);
  now = 0;
  expect(take('a', 1)).toBe(1);
});

it('buckets evict the least recently used keys', () => {
  const { take } = makeBuckets({ now: () => 0 }, { atOnce: 1, perSecond: 1 });
  take('old', 1);
  take('busy', 1);
  for (let other = 0; other < 9_999; other++) {
    if (other === 5_000) take('busy', 1);
    take(`other ${other}`, 1);
  }
  expect(take('busy', 1)).toBe(1);
  expect(take('old', 1)).toBe(0);
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
])('addressKey maps %j to %j', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
