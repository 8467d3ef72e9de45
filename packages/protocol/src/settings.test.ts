import { expect, it } from 'vitest';
import { timeAfterTurn, timeAtStart } from './settings.ts';

it('time controls set the initial time and the time after a turn', () => {
  expect(timeAtStart({ kind: 'none' })).toBeUndefined();
  expect(timeAtStart({ kind: 'live', seconds: 300, increment: 5 })).toBe(300_000);
  expect(timeAfterTurn({ kind: 'live', seconds: 300, increment: 5 }, 1_000)).toBe(6_000);
  expect(timeAtStart({ kind: 'days', days: 2 })).toBe(172_800_000);
  expect(timeAfterTurn({ kind: 'days', days: 2 }, 1_000)).toBe(172_800_000);
});
