// Tests of PostgreSQL: lost connections, and servers that aren't durable.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type Database } from '../../test/servers.ts';
import { goingTable, somePlayer, turn } from '../../test/stored.ts';
import { CannotOpen, isAway, isTaken } from './faults.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { createStore } from './sqlStore.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => database.drop());

describe('a lost connection', () => {
  let sql: Sql;
  let other: Sql;
  beforeEach(async () => {
    [sql, other] = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    await sql.run('drop table if exists thing');
    await sql.run('create table thing (id integer primary key)');
  });
  afterEach(async () => {
    await sql.close();
    await other.close();
  });

  const cutAll = async () =>
    other.all(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );

  it('is replaced when it was idle', async () => {
    await cutAll();
    // The notification of its end may still be on the way.
    const ends = await Promise.allSettled([sql.run('insert into thing values (1)')]);
    for (const end of ends) if (end.status === 'rejected') expect(isAway(end.reason)).toBe(true);
    expect(await sql.run('insert into thing values (2)')).toBe(1);
  });

  it('fails its transaction, and is replaced', async () => {
    const transaction = sql.transaction(async (tx) => {
      await tx.run('insert into thing values (1)');
      await cutAll();
      await tx.run('insert into thing values (2)');
    });
    const error = await transaction.catch((failure: unknown) => failure);
    expect([isAway(error), isTaken(error)]).toEqual([true, false]);
    expect(await sql.all('select * from thing')).toEqual([]);
  });

  it('is reported when it happens during the commit', async () => {
    const transaction = sql.transaction(async (tx) => {
      await tx.run('insert into thing values (1)');
      await cutAll();
    });
    expect(isAway(await transaction.catch((failure: unknown) => failure))).toBe(true);
    expect(await sql.all('select * from thing')).toEqual([]);
  });
});

it('a connection is kept when a statement fails', async () => {
  const sql = await openPostgres(database.url);
  const pid = async () => (await sql.all('select pg_backend_pid() as pid'))[0]?.['pid'];
  const before = await pid();
  await expect(sql.run('nonsense')).rejects.toThrow(/nonsense/);
  await expect(sql.batch([{ text: 'nonsense' }])).rejects.toThrow(/nonsense/);
  await expect(sql.transaction(async (tx) => tx.run('nonsense'))).rejects.toThrow(/nonsense/);
  expect(await pid()).toBe(before);
  await sql.close();
});

it('turns update the row of their table in place (HOT)', async () => {
  const own = await freshDatabase();
  const sql = await openPostgres(own.url);
  await migrate(sql);
  const store = createStore(sql);
  for (let game = 0; game < 50; game++) {
    const table = goingTable(somePlayer(), somePlayer(), { safeUntil: 10 });
    await store.open(table);
    for (let seq = 3; seq < 23; seq++) await store.append(turn(table, seq));
  }
  // Called one after the other, all of them have used the same connection.
  await sql.all('select pg_stat_force_next_flush()');
  const [stats] = await sql.all(
    `select n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'game'`,
  );
  expect(stats?.['updates']).toBe(1000);
  expect(Number(stats?.['hot'])).toBeGreaterThan(950);
  await sql.close();
  await own.drop();
});

describe('openPostgres rejects', () => {
  const refusal = async (url: string) => openPostgres(url).catch((error: unknown) => error);

  it('a missing server', async () => {
    const error = await refusal('postgres://nobody@127.0.0.1:1/nothing');
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).toMatch(/PostgreSQL server of DATABASE_URL cannot be used: .*ECONNREFUSED/);
  });

  it('a server that acknowledges before it has stored', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c synchronous_commit=off');
    const error = await refusal(url.href);
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).toMatch(/synchronous_commit is off/);
  });

  it('a server that does not wait for the disk', async () => {
    const sql = await openPostgres(database.url);
    // Only a whole server can turn it off; here a function pretends to.
    await sql.run('create schema forgetful');
    await sql.run(`create function forgetful.current_setting(name text) returns text language sql as
      $$ select case name when 'fsync' then 'off' else pg_catalog.current_setting(name) end $$`);
    await sql.close();
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=forgetful,pg_catalog');
    const error = await refusal(url.href);
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).toMatch(/fsync is off/);
  });
});
