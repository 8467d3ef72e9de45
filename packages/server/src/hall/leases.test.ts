// Tests that work for all tables is done by one node of several, and by another one when that stops or dies.

import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT } from '../../test/play.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';

let test: TestHall;
afterEach(async () => test.close());

const WORK = ['abandoned', 'cleanup', 'flags'];

async function holders(): Promise<Record<string, string>> {
  const rows = await test.world.really(async () =>
    test.sql.all('select work, holder from lease order by work'),
  );
  return Object.fromEntries(rows.map(({ work, holder }) => [String(work), String(holder)]));
}

it('of several nodes each work is done by one, which keeps it', async () => {
  test = await openTestHall({ nodes: 4 });
  await test.pass(31_000);
  const first = await holders();
  expect(Object.keys(first)).toEqual(WORK);
  await test.pass(60_000);
  expect(await holders()).toEqual(first);
});

it('a node that stops gives its work to another at once', async () => {
  test = await openTestHall({ nodes: 2 });
  const [leader, other] = [test.node(0), test.node(1)];
  const before = await holders();
  let isClosed = false;
  void leader.hall?.close().then(() => {
    isClosed = true;
  });
  await test.pass(1_000);
  expect(isClosed).toBe(true);
  const after = await holders();
  expect(after['flags']).toBeDefined();
  expect(after['flags']).not.toBe(before['flags']);
  expect(other.isDead()).toBe(false);
});

it.each([0, 1])('a game without a move is aborted when time is up, if node %i dies before', async (nth) => {
  test = await openTestHall({ nodes: 2 });
  const { cluster, node, visit, openTable, pass } = test;
  const table = await openTable({ clock: { kind: 'live', seconds: 30, increment: 0 } }, ANNA);
  const [anna, bert] = [await visit(ANNA, 1 - nth), await visit(BERT, 1 - nth)];
  for (const one of [anna, bert]) await one.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  for (const one of [anna, bert]) await one.want(table, { type: 'ready' }, one.last('event')?.seq ?? 0);
  await pass(29_000);
  cluster.kill(node(nth));
  expect(anna.last('event')?.happened.type).not.toBe('aborted');
  await pass(4_000);
  expect(anna.last('event')?.happened).toMatchObject({ type: 'aborted' });
});
