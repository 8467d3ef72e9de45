// Tests of a failing database: the fault is classified, and nothing is half done.

import { closeSync, openSync, writeSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { KINDS, PLACES } from '../../test/databases.ts';
import { goingTable, guest, lastWord, somePlayer, storageOf, turn } from '../../test/stored.ts';
import { migrate } from './migrate.ts';
import type { TableChange } from '../ports/store.ts';
import type { Sql } from './sql.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import { createStore } from './sqlStore.ts';
import { PATIENCE } from '../../test/patience.ts';

const fault = (name: string) => ({ name: 'StoreError', fault: name });

/** Runs work in the middle of another connection's transaction. */
async function during<T>(sql: Sql, text: string, work: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await sql.transaction(async (tx) => {
    await tx.all(text);
    result = await work();
  });
  return result as T;
}

describe('postgres', () => {
  const here = storageOf('postgres');

  /** Terminates the connection that waits for a lock. */
  async function cut(): Promise<void> {
    await vi.waitUntil(
      async () =>
        (
          await here().sql.all(
            `select pg_terminate_backend(pid) as cut from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
      PATIENCE,
    );
  }

  async function cutWhile(lock: string, change: TableChange): Promise<unknown> {
    const { store, place } = here();
    const other = await place.open();
    const failed = await during(other, lock, async () => {
      const [error] = await Promise.all([store.append(change).catch((reason: unknown) => reason), cut()]);
      return error;
    });
    await other.close();
    return failed;
  }

  it('is `away` when the connection is cut during a move, which can then be repeated', async () => {
    const { store } = here();
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    const lock = `select id from game where id = '${table.id}' for update`;
    expect(await cutWhile(lock, turn(table, 3))).toMatchObject(fault('away'));
    expect(await store.events(table.id, 0)).toEqual(table.events);
    expect(await store.append(turn(table, 3))).toBe('kept');
  });

  it('rolls back a game end that is cut in the middle', async () => {
    const { store } = here();
    const [ada, bob] = [guest(), guest()];
    for (const one of [ada, bob]) await store.addPlayer(one);
    const [table, rematch] = [goingTable(ada.id, bob.id), goingTable(bob.id, ada.id)];
    await store.open(table);
    const change = { kind: 'live', nth: 1, before: NEW_RATING, after: { ...NEW_RATING, games: 1 } } as const;
    const end: TableChange = {
      ...lastWord(table, 3),
      ratings: [
        { player: ada.id, opponent: bob.id, result: 'won', ...change },
        { player: bob.id, opponent: ada.id, result: 'lost', ...change },
      ],
      rematch,
    };
    const lock = `select id from player where id = '${bob.id}' for update`;
    expect(await cutWhile(lock, end)).toMatchObject(fault('away'));
    expect(await store.events(table.id, 0)).toEqual(table.events);
    expect(await store.find(table.id)).toMatchObject({ status: 'going' });
    expect(await store.ratingsOf(ada.id, 9)).toEqual([]);
    expect((await store.players([ada.id])).get(ada.id)).toEqual(ada);
    expect(await store.find(rematch.id)).toBeUndefined();
    expect(await store.append(end)).toBe('kept');
    expect(await store.events(rematch.id, 0)).toEqual(rematch.events);
  });

  it('is `away` without a server', async () => {
    const { place } = here();
    const sql = await place.open();
    const store = createStore(sql);
    const none = createStore({ ...sql, all: async () => Promise.reject(refusal('ECONNREFUSED')) });
    await expect(none.isThere()).rejects.toMatchObject(fault('away'));
    await store.close();
  });
});

const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('sqlite', () => {
  const here = storageOf('sqlite');

  it('is `away` while another program has locked the file', async () => {
    const { store, sql, place } = here();
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    await sql.all('pragma busy_timeout = 1');
    const other = await place.open();
    const error = await during(other, 'select 1', () =>
      store.append(turn(table, 3)).catch((reason: unknown) => reason),
    );
    expect(error).toMatchObject(fault('away'));
    expect(await store.append(turn(table, 3))).toBe('kept');
    const words = { at: 0, seat: 'first', text: 'Howdy' } as const;
    const said = await during(other, 'select 1', () =>
      store.say(table.id, words, { player: 'a', cmdId: 'b' }, 9).catch((reason: unknown) => reason),
    );
    expect(said).toMatchObject(fault('away'));
    await other.close();
  });

  it('is `damaged` where pages of the file are', async () => {
    const place = await PLACES.sqlite();
    const sql = await place.open();
    await migrate(sql);
    const store = createStore(sql);
    await store.addDeck('deck', '{}', 0);
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    const [root] = await sql.all(`select rootpage as page from sqlite_master where name = 'deck'`);
    const [size] = await sql.all('pragma page_size');
    const [file] = await sql.all('pragma database_list');
    await sql.all('pragma wal_checkpoint(truncate)');
    await store.close();
    const bytes = Number(size?.['page_size']);
    const disk = openSync(String(file?.['file']), 'r+');
    writeSync(disk, Buffer.alloc(bytes, 0xff), 0, bytes, (Number(root?.['page']) - 1) * bytes);
    closeSync(disk);
    const again = createStore(await place.open());
    await expect(again.deck('deck')).rejects.toMatchObject(fault('damaged'));
    expect(await again.events(table.id, 0)).toEqual(table.events);
    await again.close();
    await place.remove();
  });

  it('is `full` when the disk is, and recovers when there is room', async () => {
    const { store, sql } = here();
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    const [pages] = await sql.all('pragma page_count');
    await sql.all(`pragma max_page_count = ${pages?.['page_count']}`);
    await expect(store.addDeck('large', 'x'.repeat(100_000), 0)).rejects.toMatchObject(fault('full'));
    expect(await store.deck('large')).toBeUndefined();
    await sql.all('pragma max_page_count = 1000000');
    await store.addDeck('large', 'x'.repeat(100_000), 0);
    expect(await store.append(turn(table, 3))).toBe('kept');
  });
});

it.each(KINDS)('on %s converts known faults, and leaves bugs unchanged', async (kind) => {
  const failing = (error: Error): Sql => {
    const fail = () => Promise.reject(error);
    const load = () => ({ busy: 0, waiting: 0 });
    return { kind, all: fail, run: fail, batch: fail, transaction: fail, load, close: fail };
  };
  const table = goingTable(somePlayer(), somePlayer());
  for (const [code, name] of [
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['08006', 'away'],
  ] as const)
    await expect(createStore(failing(refusal(code))).append(turn(table, 3))).rejects.toMatchObject(
      fault(name),
    );
  await expect(createStore(failing(refusal('42601'))).deck('x')).rejects.toThrow('42601');
});
