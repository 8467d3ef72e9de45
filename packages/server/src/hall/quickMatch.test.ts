// Tests that players who look for a quick match at the same time don't try the same tables first.

import { expect, it } from 'vitest';
import { inOwnOrder } from './quickMatch.ts';

const TABLES = Array.from({ length: 50 }, (_, nth) => `table-${nth}`);
const PLAYERS = Array.from({ length: 50 }, (_, nth) => `player-${nth}`);

it('tries every table once, always in the same order', () => {
  for (const player of PLAYERS) {
    expect(inOwnOrder(player, TABLES).toSorted()).toEqual(TABLES.toSorted());
    expect(inOwnOrder(player, TABLES.toReversed())).toEqual(inOwnOrder(player, TABLES));
  }
});

it('fifty players try more than half of fifty tables first', () => {
  const first = new Set(PLAYERS.map((player) => inOwnOrder(player, TABLES)[0]));
  expect(first.size).toBeGreaterThan(25);
});
