// Kills one server a hundred times during twenty games; `npm run prove faults one 3000` runs longer.

import { expect, it } from 'vitest';
import { killOneNode } from './killOne.ts';

const TEN_MINUTES = 600_000;

/** Two servers in parallel, each with its own games: while one starts, the other plays. */
it('no acknowledged move is lost in a hundred kills', { timeout: TEN_MINUTES }, async () => {
  const reports = await Promise.all([killOneNode('kill one', 50), killOneNode('kill another', 50)]);
  for (const { wrongs, isSound } of reports) {
    expect(wrongs).toEqual([]);
    expect(isSound).toBe(true);
  }
  const sum = (of: (report: (typeof reports)[number]) => number) =>
    reports.reduce((all, one) => all + of(one), 0);
  // Otherwise nothing would be proven.
  expect(sum((one) => one.trials)).toBe(100);
  expect(sum((one) => one.acked.length)).toBeGreaterThan(100 * 10);
  expect(sum((one) => one.storedUnanswered)).toBeGreaterThanOrEqual(20);
  expect(sum((one) => one.resent)).toBeGreaterThan(sum((one) => one.storedUnanswered));
  expect(sum((one) => one.finished)).toBeGreaterThan(20);
});
