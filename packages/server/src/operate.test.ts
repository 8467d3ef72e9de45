// Runs the operator's built commands on a database.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from './config/dataFolder.ts';
import { migrate } from './store/migrate.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/sqlStore.ts';

const PROGRAM = fileURLToPath(new URL('../dist/operate.js', import.meta.url));
const ADA = {
  id: 'ada-ada-ada-ada-',
  name: 'Ada',
  account: false,
  createdAt: 0,
  epoch: 0,
  rating: { rating: 1500, deviation: 350, volatility: 0.06, games: 0 },
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wagons-operate-'));
  const sql = await openSqlite(databaseFile(join(folder, 'data')));
  await migrate(sql);
  const store = createStore(sql);
  await store.addPlayer(ADA);
  await store.report({ id: 'r', at: 0, by: ADA.id, player: 'gone', reason: 'chat', text: 'Rude.\nVery.' });
  await sql.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function operate(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], INIT_CWD: folder, DATA: join(folder, 'data'), ...environment },
  });
  return { status, said: stdout + stderr };
}

it('backup copies a database, and restore puts it where a server finds it', async () => {
  expect(operate(['backup', 'copy.db'])).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, 'copy.db'))).toBe(true);
  const elsewhere = join(folder, 'elsewhere');
  expect(operate(['restore', 'copy.db'], { DATA: elsewhere })).toMatchObject({ status: 0 });
  const store = createStore(await openSqlite(databaseFile(elsewhere)));
  expect((await store.players([ADA.id])).get(ADA.id)).toEqual(ADA);
  await store.close();
});

it('backup and restore never overwrite a file', () => {
  expect(operate(['backup', 'data/wagons.db']).said).toContain('already exists');
  expect(operate(['restore', 'data/wagons.db']).status).toBe(1);
});

it.each([[[]], [['backup']], [['restore', 'a', 'b']], [['drop', 'a']], [['reports', 'a']]])(
  'the usage is printed for %j',
  (words) => {
    expect(operate(words)).toEqual({
      status: 1,
      said: 'Usage: npm run backup -- FILE, npm run restore -- FILE, or npm run reports\n',
    });
  },
);

it('reports prints the reports of players', () => {
  const { status, said } = operate(['reports']);
  expect(status).toBe(0);
  expect(JSON.parse(said)).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    about: { id: 'gone' },
    by: { id: ADA.id, name: 'Ada' },
    reason: 'chat',
    text: 'Rude.\nVery.',
  });
  expect(operate(['reports'], { DATA: join(folder, 'quiet') }).said).toBe('There are no reports.\n');
});

it('backup refers to pg_dump for PostgreSQL', () => {
  const { status, said } = operate(['backup', 'a'], { DATABASE_URL: 'postgres://db/wagons' });
  expect(status).toBe(1);
  expect(said).toContain('pg_dump');
});
