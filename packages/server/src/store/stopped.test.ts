// A node that is stopped inside a transaction on a real PostgreSQL, as by SIGSTOP or a suspended machine.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../test/patience.ts';
import { type Database, freshDatabase } from '../../test/servers.ts';
import { goingTable, guest, lastWord, NOW, turn } from '../../test/stored.ts';
import type { Store } from '../ports/store.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { createStore } from './sqlStore.ts';

const PROGRAM = fileURLToPath(new URL('../../test/stoppedNode.mjs', import.meta.url));

let database: Database;
let sql: Sql;
let store: Store;
beforeAll(async () => {
  database = await freshDatabase();
  sql = await openPostgres(database.url);
  await migrate(sql);
  store = createStore(sql);
  await store.beat(NOW, 1000);
});
afterAll(async () => {
  await sql.close();
  await database.drop();
});

const STUCK = `select count(*) as stuck from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;

/** Does the work while another node is stopped in a transaction with these statements. Returns how long it took. */
async function whileStopped(statements: readonly string[], work: () => Promise<unknown>): Promise<number> {
  const node = spawn(process.execPath, [PROGRAM, database.url, JSON.stringify(statements)], {
    stdio: 'ignore',
  });
  const ended = once(node, 'exit');
  try {
    await vi.waitUntil(async () => (await sql.all(STUCK))[0]?.['stuck'] === 1, { ...PATIENCE, interval: 5 });
    const start = performance.now();
    await work();
    return performance.now() - start;
  } finally {
    node.kill('SIGKILL');
    await ended;
  }
}

it('holds up heartbeats for at most a second', async () => {
  const took = await whileStopped(['update alive set at = at'], async () => store.beat(NOW + 500, 1000));
  expect(took).toBeLessThan(1_000);
  expect(await store.lastBeat()).toBe(NOW + 500);
});

it('holds up turns and ends of games for at most a second', async () => {
  const [first, second] = [guest({ account: true }), guest({ account: true })];
  for (const player of [first, second]) await store.addPlayer(player);
  const table = goingTable(first.id, second.id);
  await store.open(table);
  const lockGame = `update game set moves = moves where id = '${table.id}'`;
  expect(await whileStopped([lockGame], async () => store.append(turn(table, 3)))).toBeLessThan(1_000);
  const after = { ...NEW_RATING, games: 1 };
  const change = { kind: 'live', nth: 1, before: NEW_RATING, after, result: 'won' } as const;
  const ratings = [
    { ...change, player: first.id, opponent: second.id },
    { ...change, player: second.id, opponent: first.id },
  ];
  const lockPlayer = `update player set rating = rating where id = '${first.id}'`;
  const end = async () => expect(await store.append({ ...lastWord(table, 4), ratings })).toBe('kept');
  expect(await whileStopped([lockPlayer], end)).toBeLessThan(1_000);
  expect(await store.events(table.id, 0)).toHaveLength(4);
});

it('loses its transaction when it goes on', async () => {
  const other = await openPostgres(database.url);
  await sql.run(`insert into meta (key, value) values ('mark', 'before')`);
  const late = other.transaction(async (tx) => {
    await tx.run(`update meta set value = 'after' where key = 'mark'`);
    await vi.waitUntil(async () => (await sql.all(STUCK))[0]?.['stuck'] === 0, PATIENCE);
    await tx.run(`update meta set value = 'late' where key = 'mark'`);
  });
  await expect(late).rejects.toThrow(/terminat|connection error|not queryable/i);
  expect(await sql.all(`select value from meta where key = 'mark'`)).toEqual([{ value: 'before' }]);
  await other.close();
});
