// Figures are counted every thirty seconds at most, and nothing waits for it.

import { expect, it, vi } from 'vitest';
import { countSeldom } from './countSeldom.ts';

it('counts in the background, at most every 30 seconds, and keeps the last count in an outage', async () => {
  let now = 0;
  const countGoing = vi.fn<() => Promise<number>>().mockResolvedValueOnce(3);
  const games = countSeldom({ now: () => now }, countGoing);
  expect(games()).toBeNaN();
  await vi.waitFor(() => expect(games()).toBe(3));
  now = 29_999;
  expect(games()).toBe(3);
  expect(countGoing).toHaveBeenCalledTimes(1);
  countGoing.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(4);
  now = 30_000;
  expect(games()).toBe(3);
  expect(countGoing).toHaveBeenCalledTimes(2);
  now = 60_000;
  await vi.waitFor(() => expect(games()).toBe(4));
  expect(countGoing).toHaveBeenCalledTimes(3);
});
