// Tests of the SQLite file: its settings, foreign files, and a full disk.

import { DatabaseSync } from '@photostructure/sqlite';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folder, freshFolder } from '../../test/folders.ts';
import { CannotOpen, isAway, isFull, isTaken } from './faults.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';

let folder: Folder;
let file = '';
beforeEach(() => {
  folder = freshFolder();
  file = join(folder.path, 'wagons.db');
});
afterEach(() => folder.remove());

const opened: Sql[] = [];
const open = async (): Promise<Sql> => {
  const sql = await openSqlite(file);
  opened.push(sql);
  return sql;
};
afterEach(async () => {
  for (const sql of opened.splice(0)) await sql.close();
});

it('waits for the disk at each commit, and keeps its log beside the file', async () => {
  const sql = await open();
  const setting = async (name: string) => Object.values((await sql.all(`pragma ${name}`))[0] ?? {})[0];
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('foreign_keys')).toBe(1);
  expect(await setting('busy_timeout')).toBe(5000);
});

it('files and folders are created for their owner only', async () => {
  const data = join(folder.path, 'new/data');
  file = join(data, 'wagons.db');
  await (await open()).run('create table something (x integer)');
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([data, file, `${file}-wal`, `${file}-shm`].map(rights)).toEqual(['700', '600', '600', '600']);
});

it('existing files and folders keep their permissions', async () => {
  writeFileSync(file, '');
  chmodSync(file, 0o640);
  chmodSync(folder.path, 0o750);
  await open();
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(statSync(folder.path).mode & 0o777).toBe(0o750);
});

describe('an existing file', () => {
  const expectRefusal = async (reason: RegExp) => {
    const before = readFileSync(file);
    const error = await openSqlite(file).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).toMatch(reason);
    expect(String(error)).toContain(file);
    expect(readFileSync(file).equals(before), 'the file is as it was').toBe(true);
  };

  it('is rejected when it is garbage', async () => {
    writeFileSync(file, 'not a database. '.repeat(1000));
    await expectRefusal(/damaged, or not a SQLite database/);
  });

  it('is rejected when it is the database of another program', async () => {
    const other = new DatabaseSync(file);
    other.exec('create table theirs (id text)');
    other.close();
    await expectRefusal(/another program/);
  });

  it('is rejected when it has another application id', async () => {
    const other = new DatabaseSync(file);
    other.exec('pragma application_id = 7');
    other.close();
    await expectRefusal(/another program/);
  });

  it('is accepted when it is empty, and again when it is ours', async () => {
    writeFileSync(file, '');
    await (await open()).run('create table mine (id text)');
    expect(await (await open()).all('select * from mine')).toEqual([]);
  });
});

it('advice is given when the file cannot be created', async () => {
  file = join(folder.path, 'taken');
  writeFileSync(file, '');
  file = join(file, 'wagons.db');
  await expect(openSqlite(file)).rejects.toThrow(/cannot be opened.*permissions/);
});

describe('a full disk', () => {
  const insert = 'insert into thing (id, text) values ($1, $2)';
  const big = 'x'.repeat(20_000);
  const count = async (sql: Sql) => (await sql.all('select count(*) as n from thing'))[0]?.['n'];

  const fill = async (): Promise<Sql> => {
    const sql = await open();
    await sql.run('create table thing (id integer primary key, text text)');
    const [pages] = await sql.all('pragma page_count');
    await sql.all(`pragma max_page_count = ${Number(pages?.['page_count']) + 8}`);
    return sql;
  };
  const makeRoom = async (sql: Sql) => sql.all('pragma max_page_count = 100000');

  it('is reported as such, leaves nothing half-written, and is over when there is room', async () => {
    const sql = await fill();
    const texts = ['a', 'b', big, big, big];
    const batch = sql.batch(texts.map((text, id) => ({ text: insert, values: [id, text] })));
    const error = await batch.catch((refusal: unknown) => refusal);
    expect([isFull(error), isTaken(error), isAway(error)]).toEqual([true, false, false]);
    expect(await count(sql)).toBe(0);

    const transaction = sql.transaction(async (tx) => {
      for (const [id, text] of texts.entries()) await tx.run(insert, [id, text]);
    });
    expect(isFull(await transaction.catch((refusal: unknown) => refusal))).toBe(true);
    expect(await count(sql)).toBe(0);
    expect(await sql.run(insert, [1, 'what is small still goes in'])).toBe(1);

    await makeRoom(sql);
    await sql.run('delete from thing');
    await sql.batch(texts.map((text, id) => ({ text: insert, values: [id, text] })));
    expect(await count(sql)).toBe(5);
    expect(await sql.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('fails all writes that share a commit', async () => {
    const sql = await fill();
    const writes = [big, big, 'small', big, big].map(async (text, id) => sql.run(insert, [id, text]));
    const ends = await Promise.allSettled(writes);
    const acknowledged = ends.flatMap((end, id) => (end.status === 'fulfilled' ? [id] : []));
    const stored = (await sql.all('select id from thing order by id')).map((row) => row['id']);
    expect(stored).toEqual(acknowledged);
    for (const end of ends) if (end.status === 'rejected') expect(isFull(end.reason)).toBe(true);
    expect(acknowledged.length).toBeLessThan(5);
  });
});
