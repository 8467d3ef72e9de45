// Tests of the token bucket.

import { expect, it } from 'vitest';
import { createBucket, times } from './bucket.ts';

const ALLOWANCE = { atOnce: 4, perSecond: 2 };

/** How many of these attempts succeed at one moment. */
const taken = (factor: number, tries: number, seconds = 0): number => {
  const bucket = createBucket(times(ALLOWANCE, factor), 0);
  if (seconds > 0) for (let i = 0; i < tries; i++) bucket.take(0);
  return Array.from({ length: tries }, () => bucket.take(seconds * 1000)).filter((wait) => wait === 0).length;
};

it('a bucket allows a burst, then a steady rate', () => {
  expect(taken(1, 100)).toBe(4);
  expect(taken(1, 100, 1)).toBe(2);
  expect(taken(1, 100, 60)).toBe(4);
});

it('a bucket in debt allows nothing until the fine is paid', () => {
  const bucket = createBucket(ALLOWANCE, 0);
  bucket.fine(10);
  expect(bucket.take(0)).toBe(4);
  expect(bucket.take(3_000)).toBe(1);
  expect(bucket.take(4_000)).toBe(0);
});

it('times scales an allowance, without limit for 0', () => {
  expect(taken(2.5, 100)).toBe(10);
  expect(taken(2.5, 100, 1)).toBe(5);
  expect(taken(0.5, 100)).toBe(2);
  expect(taken(0, 100_000)).toBe(100_000);
});
