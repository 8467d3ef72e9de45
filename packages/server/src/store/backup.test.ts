// Tests of backups during play, and of copies that must be rejected.

import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folder, freshFolder } from '../../test/folders.ts';
import { goingTable, lastWord, NOW } from '../../test/stored.ts';
import { backUp, restore } from './backup.ts';
import { CannotOpen } from './faults.ts';
import { migrate } from './migrate.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import { createStore } from './sqlStore.ts';

const insert = 'insert into deck (hash, text, created_at) values ($1, $2, $3)';

let folder: Folder;
let sql: Sql;
const file = (name: string) => join(folder.path, name);

beforeEach(async () => {
  folder = freshFolder();
  sql = await openSqlite(file('wagons.db'));
  await migrate(sql);
});
afterEach(async () => {
  await sql.close();
  folder.remove();
});

const write = async (at: number) => sql.run(insert, [`deck ${at}`, 'x'.repeat(500), at]);
const decksIn = async (name: string) => {
  const copy = await openSqlite(file(name));
  const rows = await copy.all('select created_at as at from deck order by at');
  await copy.close();
  return rows.map((row) => row['at']);
};

it('backUp makes a consistent copy of a database in use', async () => {
  const writes = Array.from({ length: 200 }, async (_, at) => {
    // In small batches: a copy is made between two commits.
    for (let turn = 0; turn < at / 10; turn += 1) await new Promise(setImmediate);
    await write(at);
    if (at === 100) backUp(file('wagons.db'), file('copy.db'));
  });
  await Promise.all(writes);
  backUp(file('wagons.db'), file('later.db'));

  const copied = await decksIn('copy.db');
  expect(copied.length).toBeGreaterThan(100);
  expect(copied).toEqual(copied.map((_, at) => at));
  expect(await decksIn('later.db')).toHaveLength(200);
});

it('restore puts a copy back', async () => {
  await write(1);
  backUp(file('wagons.db'), file('copy.db'));
  await write(2);
  const rights = (name: string) => (statSync(file(name)).mode & 0o777).toString(8);
  expect(rights('copy.db')).toBe('600');
  // As if it came from elsewhere.
  chmodSync(file('copy.db'), 0o644);
  restore(file('copy.db'), file('restored.db'));
  expect(rights('restored.db')).toBe('600');
  expect(await decksIn('restored.db')).toEqual([1]);
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a restored copy has packed games and others', async () => {
  const store = createStore(sql);
  const games = [goingTable('ada', 'bert'), goingTable('ada', 'bert'), goingTable('ada', 'bert')];
  for (const game of games) await store.open(game);
  for (const [nth, game] of games.slice(1).entries()) await store.append(lastWord(game, 3, NOW + nth));
  expect(await store.packGames(NOW + 1, 9)).toBe(1);
  const logs = await Promise.all(games.map(async ({ id }) => store.events(id, 0)));
  backUp(file('wagons.db'), file('copy.db'));
  restore(file('copy.db'), file('restored.db'));
  const restored = await openSqlite(file('restored.db'));
  const copy = createStore(restored);
  expect(await Promise.all(games.map(async ({ id }) => copy.events(id, 0)))).toEqual(logs);
  expect(await restored.all('select game from archive')).toEqual([{ game: games[1]!.id }]);
  await restored.close();
});

describe('never overwrites', () => {
  it('an existing copy', () => {
    writeFileSync(file('copy.db'), 'mine');
    expect(() => backUp(file('wagons.db'), file('copy.db'))).toThrow(/copy\.db already exists/);
    expect(readFileSync(file('copy.db'), 'utf8')).toBe('mine');
  });

  it('the database', () => {
    backUp(file('wagons.db'), file('copy.db'));
    expect(() => restore(file('copy.db'), file('wagons.db'))).toThrow(/wagons\.db already exists/);
  });

  it('the leftover log of a database', () => {
    backUp(file('wagons.db'), file('copy.db'));
    writeFileSync(file('old.db-wal'), '');
    expect(() => restore(file('copy.db'), file('old.db'))).toThrow(/old\.db-wal already exists/);
    expect(existsSync(file('old.db'))).toBe(false);
  });
});

describe('does not restore', () => {
  const expectRefusal = (name: string, reason: RegExp) => {
    const attempt = () => restore(file(name), file('restored.db'));
    expect(attempt).toThrow(
      expect.objectContaining({ constructor: CannotOpen, message: expect.stringMatching(reason) }),
    );
    expect(readdirSync(folder.path).filter((entry) => entry.startsWith('restored'))).toEqual([]);
  };

  it('a missing file', () => expectRefusal('nowhere.db', /nowhere\.db cannot be opened/));

  it('garbage', () => {
    writeFileSync(file('garbage.db'), 'not a database. '.repeat(1000));
    expectRefusal('garbage.db', /damaged, or not a SQLite database/);
  });

  it('a truncated copy, or one with a lost page', async () => {
    for (let at = 0; at < 50; at += 1) await write(at);
    backUp(file('wagons.db'), file('copy.db'));
    const whole = readFileSync(file('copy.db'));
    writeFileSync(file('short.db'), whole.subarray(0, whole.length - 8192));
    expectRefusal('short.db', /damaged/);
    for (let page = 1; page < whole.length / 4096; page += 1) {
      const torn = Buffer.from(whole).fill(0xff, page * 4096, page * 4096 + 64);
      writeFileSync(file('torn.db'), torn);
      expectRefusal('torn.db', /damaged/);
    }
  });

  it('a copy of a newer version of this program', async () => {
    await sql.run(`update meta set value = '99' where key = 'schema'`);
    expect(() => backUp(file('wagons.db'), file('copy.db'))).toThrow(/newer version/);
    expect(existsSync(file('copy.db'))).toBe(false);
  });
});
