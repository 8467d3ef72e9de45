// Tests of the daily cleanup of unused tables and guests.

import { QUICK_MATCHES } from '@wagons/protocol';
import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT } from '../../test/play.ts';
import { guest } from '../../test/stored.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';

const DAY = 24 * 60 * 60 * 1000;
let test: TestHall;
afterEach(async () => test.close());

/** Backdates a table or a guest. */
const leave = async (table: 'game' | 'player', id: string, days: number): Promise<void> => {
  const column = table === 'game' ? 'ended_at' : 'created_at';
  await test.sql.run(`update ${table} set ${column} = ${column} - $2 where id = $1`, [id, days * DAY]);
};

it('cleanup deletes games aborted a week ago, and keeps played ones', async () => {
  test = await openTestHall();
  const [young, old, played] = [await test.openTable(), await test.openTable(), await test.openTable()];
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  for (const table of [young, old]) await anna.want(table, { type: 'abort' }, 1);
  await bert.want(played, { type: 'sit' }, 1);
  await bert.want(played, { type: 'resign' }, 2);
  await leave('game', young, 6);
  await leave('game', old, 8);
  await leave('game', played, 1000);
  await test.pass(31_000);
  expect(await test.store.find(old)).toBeUndefined();
  expect(await test.store.find(young)).toBeDefined();
  expect(await test.store.events(played, 0)).toHaveLength(3);
  expect(await anna.want(old, { type: 'sit' }, 1)).toMatchObject({ type: 'refused' });
});

it('a game that ended a month ago is packed, and watched, read and played again as before', async () => {
  test = await openTestHall();
  const [table, recent] = [await test.openTable(), await test.openTable()];
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  for (const one of [table, recent]) {
    await bert.want(one, { type: 'sit' }, 1);
    await bert.want(one, { type: 'resign' }, 2);
  }
  await leave('game', table, 31);
  await leave('game', recent, 29);
  const seen = async () => {
    const watcher = await test.visit();
    await watcher.say({ type: 'watch', table });
    const { face, ...message } = watcher.last('table')!;
    await watcher.leave();
    // The clocks have a time of the server.
    const { left } = face.clocks ?? {};
    return { ...message, time: 0, face: { ...face, clocks: left } };
  };
  const before = await seen();
  await test.pass(31_000);
  const packed = async () => test.world.really(async () => test.sql.all('select game from archive'));
  // Servers of an older version may still be running.
  expect(await packed()).toEqual([]);
  await test.pass(60 * 60 * 1000);
  expect(await packed()).toEqual([{ game: table }]);
  expect(await seen()).toEqual(before);

  await anna.say({ type: 'watch', table, since: 2 });
  await anna.want(table, { type: 'offerRematch', deal: 'new' }, 3);
  expect(await bert.want(table, { type: 'answerRematch', accept: true }, 4)).toMatchObject({
    type: 'ok',
    seq: 5,
  });
  expect((await test.during(test.store.events(table, 0))).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(anna.last('event')?.face.next).toBeDefined();
});

it('cleanup deletes guests who never sat at a table, unless they visit regularly', async () => {
  test = await openTestHall();
  const [away, here, host] = [guest(), guest(), guest()];
  for (const one of [away, here, host]) {
    await test.store.addPlayer(one);
    await leave('player', one.id, 91);
  }
  await test.openTable({ clock: QUICK_MATCHES.slow }, host.id);
  const visitor = await test.visit(here.id);
  await test.pass(31_000);
  const left = await test.store.players([away.id, here.id, host.id]);
  expect([...left.keys()].toSorted()).toEqual([here.id, host.id].toSorted());
  await visitor.leave();
});

it('cleanup keeps the players of a game in progress', async () => {
  test = await openTestHall();
  const other = guest();
  await test.store.addPlayer(other);
  const table = await test.openTable({ clock: { kind: 'none' } });
  const visitor = await test.visit(other.id);
  await visitor.want(table, { type: 'sit' }, 1);
  await visitor.leave();
  await leave('player', other.id, 1000);
  await test.sql.run('update player set seen_at = null', []);
  await test.pass(31_000);
  expect((await test.store.players([other.id])).has(other.id)).toBe(true);
});
