// Kills one of two servers that share PostgreSQL and Redis, twenty times.

import { expect, it } from 'vitest';
import { freshDatabase } from '../servers.ts';
import { killOneOfTwo } from './killOfTwo.ts';

const TEN_MINUTES = 600_000;

it('no acknowledged move is lost when one of two servers dies', { timeout: TEN_MINUTES }, async () => {
  const report = await killOneOfTwo('one of two', 20, freshDatabase);
  expect(report.wrongs).toEqual([]);
  // Otherwise nothing would be proven.
  expect(report.acked.length).toBeGreaterThanOrEqual(20 * 60);
  // Stored by the one that died, and answered by the other.
  expect(report.storedUnanswered).toBeGreaterThanOrEqual(6);
  expect(report.finished).toBeGreaterThan(5);
});
