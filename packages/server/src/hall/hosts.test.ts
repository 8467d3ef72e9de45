// Waiting players are found however many tables were abandoned, and abandoned tables are freed.

import type { QuickMatch, TableSettings } from '@wagons/protocol';
import { QUICK_MATCHES } from '@wagons/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS, type Place, PLACES } from '../../test/databases.ts';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { ANNA, BERT, CARL, PRINTED, SETTINGS, START } from '../../test/play.ts';
import { guest } from '../../test/stored.ts';
import { NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';
import { migrate } from '../store/migrate.ts';
import type { Sql } from '../store/sql.ts';
import { createStore } from '../store/sqlStore.ts';
import type { Hall } from './hall.ts';

const ABANDONED = 10_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tables opened within the last minute by players who never came back. */
async function leaveTables(sql: Sql, settings: TableSettings, quick?: QuickMatch): Promise<void> {
  const isLive = settings.clock.kind === 'live';
  const left = await sql.run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ABANDONED})
     insert into game (id, seq, status, settings, rated, listed, quick, host, moves, opened_at, changed_at,
       host_at, open_until)
     select 'ghost-' || i, 1, 'open', $1, $2, 1, $3, 'nobody-' || i, 0, cast($4 as bigint), cast($4 as bigint),
       cast($4 as bigint) - ${isLive ? 15_000 : 0}, cast($4 as bigint) + ${isLive ? MINUTE : 14 * DAY}
     from n`,
    [JSON.stringify(settings), Number(settings.rated), quick, START - 1],
  );
  expect(left).toBe(ABANDONED);
}

describe.each(KINDS)(`with ${ABANDONED} abandoned tables of the same kind, on %s`, (kind) => {
  let place: Place;
  let sql: Sql;
  let manual: ManualHall;
  beforeEach(async () => {
    place = await PLACES[kind]();
    sql = await place.open();
    await migrate(sql);
    const store = createStore(sql);
    for (const id of [ANNA, BERT, CARL]) await store.addPlayer(guest({ id, account: true }));
    manual = await openManualHall({ storeOf: () => store });
  });
  afterEach(async () => {
    await manual.close();
    await sql.close();
    await place.remove();
  });

  const comeTo = async (hall: Hall, player: string, table: string): Promise<void> => {
    const visitor = { player, send: () => undefined, sendText: () => undefined };
    expect(await hall.watch(visitor, { table })).toMatchObject({ ok: true });
    await settle(table);
  };
  /** Waits until the host's presence is stored. */
  const settle = async (table: string): Promise<void> => {
    await expect
      .poll(async () =>
        sql.all('select 1 as there from game where id = $1 and host_at >= $2', [table, START]),
      )
      .toHaveLength(1);
  };
  const matched = async (hall: Hall, player: string, match: QuickMatch, rated = false) => {
    const answer = await hall.quickMatch(player, { match, rated });
    return answer.ok ? answer.value : answer.error;
  };

  it.each(Object.keys(QUICK_MATCHES) as readonly QuickMatch[])(
    'quick match (%s) pairs two present players, also after a restart',
    async (match) => {
      const settings = { ...SETTINGS, clock: QUICK_MATCHES[match], listed: true };
      await leaveTables(sql, settings, match);
      // In correspondence games a table may have been left today; otherwise no host is present.
      const waiting = { id: expect.any(String), waiting: true };
      const isLive = settings.clock.kind === 'live';
      const first = isLive ? await matched(manual.hall, ANNA, match) : await ownTable(match);
      expect(first).toEqual(waiting);
      const { id } = first as { readonly id: string };
      await comeTo(manual.hall, ANNA, id);
      const again = await manual.open();
      await comeTo(again, ANNA, id);
      expect(await matched(again, BERT, match)).toEqual({ id, waiting: false });
      await again.close();
    },
  );

  /** Anna's own table, opened before all the abandoned ones. */
  const ownTable = async (match: QuickMatch) => {
    const settings = { ...SETTINGS, clock: QUICK_MATCHES[match], listed: true };
    const opened = await manual.hall.openTable(ANNA, settings);
    if (!opened.ok) throw new Error(opened.error);
    await sql.run('update game set quick = $2 where id = $1', [opened.value, match]);
    return { id: opened.value, waiting: true };
  };

  it('rated quick match pairs two present players', async () => {
    await leaveTables(sql, { ...SETTINGS, clock: QUICK_MATCHES.blitz, rated: true, listed: true }, 'blitz');
    const first = (await matched(manual.hall, ANNA, 'blitz', true)) as { readonly id: string };
    await comeTo(manual.hall, ANNA, first.id);
    expect(await matched(manual.hall, BERT, 'blitz', true)).toEqual({ id: first.id, waiting: false });
  });

  it('the lobby lists the table of a present host', async () => {
    await leaveTables(sql, { ...SETTINGS, listed: true });
    const opened = await manual.hall.openTable(ANNA, { ...SETTINGS, listed: true });
    const id = opened.ok ? opened.value : '';
    expect(await manual.hall.lobby.tables(), 'the host has not come yet').toEqual([]);
    await comeTo(manual.hall, ANNA, id);
    for (const hall of [manual.hall, await manual.open()])
      expect((await hall.lobby.tables()).map((table) => table.id)).toEqual([id]);
  });

  it('the lobby lists tables of present hosts first', async () => {
    await leaveTables(sql, { ...SETTINGS, clock: { kind: 'days', days: 3 }, listed: true });
    const opened = await manual.hall.openTable(ANNA, { ...SETTINGS, listed: true });
    const id = opened.ok ? opened.value : '';
    await comeTo(manual.hall, ANNA, id);
    const tables = await manual.hall.lobby.tables();
    expect(tables[0]?.id).toBe(id);
    expect(tables).toHaveLength(100);
  });
});

describe('an open table', () => {
  let test: TestHall;
  afterEach(async () => test.close());
  const LIVE = { listed: true, clock: QUICK_MATCHES.blitz } as const;

  const statusOf = async (table: string) => (await test.store.find(table))?.status;
  const lobby = async (nth = 0): Promise<readonly string[]> => {
    let ids: readonly string[] | undefined;
    void test
      .hall(nth)
      .lobby.tables()
      .then((tables) => {
        ids = tables.map(({ id }) => id);
      });
    await test.pass(100);
    return ids ?? ['no answer'];
  };

  it('is offered on every node exactly while its host is present', async () => {
    test = await openTestHall({ nodes: 2, faults: { ...NO_FAULTS, lostHints: 100 } });
    const table = await test.openTable(LIVE);
    expect(await lobby(1)).toEqual([]);
    const anna = await test.visit(ANNA);
    await anna.say({ type: 'watch', table });
    await test.pass(100);
    expect(await lobby(1)).toEqual([table]);
    await test.pass(10 * MINUTE);
    expect(await lobby(1)).toEqual([table]);
    await anna.leave();
    await test.pass(100);
    expect(await lobby(1)).toEqual([]);
  });

  it('that is live and listed is freed a minute after its host’s last connection ended', async () => {
    test = await openTestHall();
    const table = await test.openTable(LIVE);
    const [phone, laptop, carl] = [await test.visit(ANNA), await test.visit(ANNA), await test.visit(CARL)];
    for (const one of [phone, laptop, carl]) await one.say({ type: 'watch', table });
    await test.pass(5 * MINUTE);
    await phone.leave();
    await test.pass(5 * MINUTE);
    expect(await statusOf(table), 'the laptop is there').toBe('open');
    await laptop.leave();
    await test.pass(MINUTE - 6_000);
    expect(await statusOf(table)).toBe('open');
    await test.pass(12_000);
    expect(await statusOf(table)).toBe('over');
    expect(carl.last('event')).toMatchObject({ happened: { type: 'aborted' }, face: { status: 'over' } });
    expect((await test.store.events(table, 0)).at(-1)?.event).toEqual({ type: 'aborted' });
  });

  it('is kept, but not offered, for a host who looks at another page', async () => {
    test = await openTestHall();
    const table = await test.openTable(LIVE);
    const anna = await test.visit(ANNA);
    await anna.say({ type: 'watch', table });
    await anna.say({ type: 'unwatch', table });
    await test.pass(5 * MINUTE);
    expect(await lobby()).toEqual([]);
    expect(await statusOf(table)).toBe('open');
    await anna.say({ type: 'watch', table });
    await test.pass(100);
    expect(await lobby()).toEqual([table]);
    await anna.say({ type: 'unwatch', table });
    await anna.leave();
    await test.pass(MINUTE + 6_000);
    expect(await statusOf(table)).toBe('over');
  });

  it('is freed when its host never came', async () => {
    test = await openTestHall();
    const table = await test.openTable(LIVE);
    await test.pass(MINUTE + 12_000);
    expect(await statusOf(table)).toBe('over');
  });

  it('is not freed while its host is on another node and no hint comes through', async () => {
    test = await openTestHall({ nodes: 2, faults: { ...NO_FAULTS, lostHints: 100 } });
    const table = await test.openTable(LIVE);
    await (await test.visit(ANNA, 1)).say({ type: 'watch', table });
    await test.pass(10 * MINUTE);
    expect(await statusOf(table)).toBe('open');
  });

  it('waits for its host to return after an outage', async () => {
    test = await openTestHall();
    const table = await test.openTable(LIVE);
    await (await test.visit(ANNA)).say({ type: 'watch', table });
    await test.pass(MINUTE);
    // As after two minutes without any server.
    await test.store.attend([{ game: table, waits: { hostAt: START, until: test.world.now() - MINUTE } }]);
    test.cluster.kill(test.node());
    await test.pass(9_000);
    expect(await statusOf(table)).toBe('open');
    await (await test.visit(ANNA)).say({ type: 'watch', table });
    await test.pass(5 * MINUTE);
    expect(await statusOf(table)).toBe('open');
  });

  it.each([
    ['a private invitation', { listed: false, clock: QUICK_MATCHES.blitz }],
    ['a table with days for a turn', { listed: true, clock: QUICK_MATCHES.daily }],
    ['a table without a clock', { listed: true, clock: { kind: 'none' } }],
  ] as const)('stays open for a fortnight: %s', async (_, settings) => {
    test = await openTestHall();
    const table = await test.openTable(settings);
    const anna = await test.visit(ANNA);
    await anna.say({ type: 'watch', table });
    await test.pass(1_000);
    await anna.leave();
    const row = async () =>
      (await test.sql.all('select open_until from game where id = $1', [table]))[0]?.['open_until'];
    expect(Number(await row()) - test.world.now()).toBeGreaterThan(14 * DAY - MINUTE);
    await test.pass(2 * MINUTE);
    expect(await statusOf(table)).toBe('open');
    // Sets the deadline in the store instead of simulating every second.
    await test.store.attend([{ game: table, waits: { hostAt: START, until: test.world.now() } }]);
    await test.pass(6_000);
    expect(await statusOf(table)).toBe('over');
  });

  it('of an older server version gets its times from this one', async () => {
    test = await openTestHall();
    const table = await test.openTable({ listed: true, clock: QUICK_MATCHES.daily });
    await test.sql.run('update game set host_at = null, open_until = null where id = $1', [table]);
    expect(await lobby()).toEqual([]);
    await test.pass(MINUTE + 6_000);
    expect(await lobby()).toEqual([table]);
  });

  it('that cannot be read does not keep others from being freed', async () => {
    test = await openTestHall();
    const [damaged, other] = [await test.openTable(LIVE), await test.openTable(LIVE, BERT)];
    await test.sql.run(`update event set body = '{}' where game = $1`, [damaged]);
    test.cluster.kill(test.node());
    await test.pass(9_000);
    await test.pass(2 * MINUTE);
    expect(await statusOf(damaged)).toBe('open');
    expect(await statusOf(other)).toBe('over');
  });
});

describe('one host', () => {
  let manual: ManualHall;
  beforeEach(async () => {
    manual = await openManualHall();
  });
  afterEach(async () => manual.close());

  it('has at most twenty open tables, however fast they are opened', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () =>
        manual.hall.openTable(ANNA, { ...SETTINGS, deck: PRINTED.hash }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'tooMany' });
  });

  it('waits at one table, however often the same quick match is requested', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => manual.hall.quickMatch(ANNA, { match: 'blitz', rated: false })),
    );
    expect(new Set(answers.map((one) => (one.ok ? one.value.id : one.error))).size).toBe(1);
    const other = await manual.hall.quickMatch(ANNA, { match: 'blitz', rated: true });
    expect(other).not.toEqual(answers[0]);
  });
});
