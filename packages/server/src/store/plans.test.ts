// Tests of SQLite's query plans: frequent queries must use a key or an index.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshStore, freshStore } from '../../test/simulation/run.ts';
import { ABANDONED, LISTED, WAITING } from './lists.ts';
import { ONE_EVENT } from './tables.ts';
import { GUESTS, UNPLAYED } from './cleanup.ts';

let fresh: FreshStore;
beforeAll(async () => {
  fresh = await freshStore();
});
afterAll(async () => fresh.remove());

/** The query plan, step by step. */
async function planOf(text: string): Promise<readonly unknown[]> {
  const values = [...new Set(text.match(/\$\d+/g))].map(() => 1);
  const rows = await fresh.sql.all(`explain query plan ${text}`, values);
  return rows.map((row) => row['detail']);
}

it('a command’s event is found by reading one row', async () => {
  expect(await planOf(ONE_EVENT)).toEqual(['SEARCH event USING PRIMARY KEY (game=? AND seq=?)']);
});

it('open tables are found by index, without scanning abandoned ones', async () => {
  const waiting = await planOf(WAITING);
  expect(waiting).toContain('SEARCH game USING INDEX game_quick (quick=? AND rated=? AND host_at>?)');
  const listed = await planOf(LISTED);
  expect(listed).toContain('SEARCH game USING INDEX game_attended (listed=? AND host_at>?)');
  expect(listed).toContain('SEARCH game USING INDEX game_lasting (listed=? AND open_until>?)');
  const abandoned = await planOf(ABANDONED);
  for (const step of [...waiting, ...abandoned]) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/);
});

it('unused tables and guests are found by index', async () => {
  expect(await planOf(UNPLAYED)).toEqual([
    expect.stringMatching(/^SEARCH game USING .*INDEX game_unplayed \(changed_at<\?\)$/),
  ]);
  const guests = await planOf(GUESTS);
  expect(guests[0]).toBe('SEARCH player USING PRIMARY KEY (id>?)');
  for (const step of guests) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/);
});
