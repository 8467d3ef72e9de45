// Fifty thousand messages, most of them corrupted.

import { REFUSAL_NAMES } from '@wagons/protocol';
import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('every message is answered, and no table is corrupted', { timeout: 300_000 }, async () => {
  const { wrongs, messages, done, codes } = await fuzz('fifty thousand', 50_000);
  expect(wrongs).toEqual([]);
  expect(messages).toBe(50_000);
  // Valid moves among them were played.
  expect(done).toBeGreaterThan(2_000);
  expect(REFUSAL_NAMES).toEqual(expect.arrayContaining(Object.keys(codes)));
  expect(Object.keys(codes).length).toBeGreaterThan(12);
});
