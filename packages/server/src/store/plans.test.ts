// Tests of SQLite's query plans: frequent queries must use a key or an index.

import { RATING_KINDS } from '@wagons/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshStore, freshStore } from '../../test/simulation/run.ts';
import { LATER } from './annul.ts';
import { ABANDONED, ABORTED, GOING_GAMES, LISTED, WAITING } from './lists.ts';
import { ONE_EVENT } from './tables.ts';
import { COUNTED, LEADERS, OPPONENTS } from './ratings.ts';
import { APART, OLD_REPORTS } from './moderation.ts';
import { ERASE, TAKEN } from './players.ts';
import { SELVES } from './selves.ts';
import { PASSKEYS, RECOVERY } from './accounts.ts';
import { UNPACKED } from './archive.ts';
import { DUE, LATE } from './outbox.ts';
import { PROVEN } from './singleUse.ts';
import { GUESTS, UNPLAYED } from './cleanup.ts';
import { UNSETTLED } from './results.ts';

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

it('games in progress are counted in an index that holds nothing else', async () => {
  expect(await planOf(GOING_GAMES)).toEqual(['SCAN game USING COVERING INDEX game_due']);
});

it('aborted games are found by index', async () => {
  const plan = await planOf(ABORTED);
  for (const seat of ['first', 'second'])
    expect(plan).toContainEqual(
      expect.stringContaining(`game_${seat}_over (${seat}_player=? AND ended_at>?)`),
    );
  expect(plan.join()).not.toContain('SCAN game');
});

it('whom a player doesn’t meet is found by index', async () => {
  expect((await planOf(APART)).join()).not.toContain('SCAN');
});

it('unused tables and guests are found by index', async () => {
  expect(await planOf(UNPLAYED)).toEqual([
    expect.stringMatching(/^SEARCH game USING .*INDEX game_unplayed \(ended_at<\?\)$/),
  ]);
  expect(await planOf(UNSETTLED)).toEqual([expect.stringContaining('INDEX game_unsettled')]);
  const guests = await planOf(GUESTS);
  expect(guests[0]).toBe('SEARCH player USING PRIMARY KEY (id>?)');
  for (const step of guests) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/);
});

it('names, guests of an account, its chat and old reports are found by index', async () => {
  const plans = await Promise.all([TAKEN, SELVES, ...ERASE, OLD_REPORTS].map(planOf));
  for (const step of plans.flat()) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/);
});

it('ratings are found by index', async () => {
  expect(await planOf(COUNTED)).toEqual([
    expect.stringMatching(/^SEARCH rating USING .*INDEX rating_opponent \(player=\? AND opponent=\? AND at>/),
  ]);
  for (const kind of RATING_KINDS) {
    const leaders = await planOf(LEADERS[kind]);
    const index = kind === 'live' ? 'player_rating' : 'player_slow_rating';
    expect(leaders[0]).toBe(`SCAN player USING INDEX ${index}`);
    for (const step of [...leaders.slice(1), ...(await planOf(OPPONENTS[kind]))])
      expect(step).not.toMatch(/^SCAN (?!CONSTANT|opponents)|TEMP B-TREE/);
  }
});

it('the later games of a player are found by key, in order', async () => {
  expect(await planOf(LATER)).toEqual([
    'SEARCH rating USING PRIMARY KEY (player=? AND nth>?)',
    expect.stringMatching(/^SEARCH other USING .*INDEX \S+ \(game=\? AND player=\?\) LEFT-JOIN$/),
  ]);
});

it('passkeys, codes and proofs are found by key or index', async () => {
  expect((await planOf(PASSKEYS))[0]).toMatch(/^SEARCH passkey USING INDEX passkey_player \(player=\?\)$/);
  expect(await planOf(RECOVERY)).toEqual([
    expect.stringMatching(/^SEARCH recovery USING INDEX recovery_player/),
  ]);
  expect(await planOf(PROVEN)).toEqual(['SEARCH proof USING PRIMARY KEY (session=?)']);
});

it('games to be packed are found by index, in the order of their ends', async () => {
  const plan = await planOf(UNPACKED);
  expect(plan[0]).toContain('INDEX game_unpacked (ended_at<?)');
  for (const step of plan) expect(step).not.toMatch(/^SCAN|TEMP B-TREE/);
});

it('tasks that are due are found by index', async () => {
  for (const text of [DUE, LATE])
    expect(await planOf(text)).toEqual([expect.stringContaining('INDEX outbox_due (due_at<?)')]);
});
