// Live clocks that wait for both players to be ready, in a hall.

import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT, someTurn } from '../../test/play.ts';
import { type Guest, openTestHall, type TestHall } from '../../test/testHall.ts';
import type { TableState } from '../table/table.ts';

const LIVE = { kind: 'live', seconds: 30, increment: 0 } as const;
let test: TestHall;
afterEach(async () => test.close());

async function sitDown(
  nodes = 1,
): Promise<{ readonly table: string; readonly anna: Guest; readonly bert: Guest }> {
  test = await openTestHall({ nodes });
  const table = await test.openTable({ clock: LIVE });
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT, nodes - 1)];
  for (const one of [anna, bert]) await one.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  await test.pass(100);
  return { table, anna, bert };
}

async function tableOf(id: string): Promise<TableState> {
  let found: TableState | undefined;
  void test
    .hall()
    .table(id)
    .then((one) => {
      found = one.ok ? one.value : undefined;
    });
  await test.pass(20);
  if (!found) throw new Error(`there is no table ${id}`);
  return found;
}

it('no time is charged until both players are ready', async () => {
  const { table, anna, bert } = await sitDown(2);
  await test.pass(40_000);
  expect(bert.last('event')?.face).toMatchObject({ awaits: ['first', 'second'], status: 'going' });
  expect(bert.last('event')?.face.clocks).not.toHaveProperty('running');
  expect(await anna.want(table, { type: 'ready' }, 2)).toMatchObject({ type: 'ok', seq: 3 });
  await test.pass(40_000);
  expect(await bert.want(table, { type: 'ready' }, 3)).toMatchObject({ type: 'ok', seq: 4 });
  await test.pass(100);
  for (const one of [anna, bert]) {
    expect(one.last('event')).toMatchObject({
      happened: { type: 'ready', seat: 'second' },
      face: { clocks: { running: 'second', left: { first: 30_000 } } },
    });
    expect(one.last('event')?.face).not.toHaveProperty('awaits');
  }
  expect(await bert.want(table, { type: 'ready' }, 4)).toMatchObject({ code: 'notAwaited' });
  await test.pass(31_000);
  expect((await tableOf(table)).end, 'before the first draft the game is aborted').toEqual({
    by: 'aborted',
    why: 'noMove',
    seat: 'second',
  });
});

it('the flag of a short game is raised in time, although the clock started late', async () => {
  const { table, anna, bert } = await sitDown();
  await test.pass(80_000);
  for (const guest of [bert, anna]) {
    const { game, seq } = await tableOf(table);
    await guest.want(table, { type: 'turn', moves: [...someTurn(game)] }, seq);
  }
  await test.pass(29_000);
  expect((await tableOf(table)).status).toBe('going');
  await test.pass(2_500);
  expect((await tableOf(table)).end).toEqual({ by: 'time', outcome: 'first' });
});

it('a game is aborted when its players are not ready within 90 seconds', async () => {
  const { table, anna } = await sitDown();
  await anna.want(table, { type: 'ready' }, 2);
  await test.pass(90_000 - 3_000);
  expect((await tableOf(table)).status).toBe('going');
  await test.pass(5_000);
  expect(await tableOf(table)).toMatchObject({
    status: 'over',
    end: { by: 'aborted', why: 'notReady', seat: 'second' },
  });
  expect(anna.last('event')?.happened).toEqual({ type: 'aborted', at: expect.any(Number) });
});

it('a rematch waits only for the player who has not just accepted it', async () => {
  const { table, anna, bert } = await sitDown();
  await anna.want(table, { type: 'resign' }, 2);
  await anna.want(table, { type: 'offerRematch', deal: 'new' }, 3);
  await bert.want(table, { type: 'answerRematch', accept: true }, 4);
  await test.pass(100);
  const next = await tableOf(bert.last('event')?.face.next ?? '');
  expect(next.seats).toEqual({ first: BERT, second: ANNA });
  expect(next.awaits, 'Anna, who had asked').toEqual(['second']);
  expect(await anna.want(next.id, { type: 'ready' }, next.seq)).toMatchObject({ type: 'ok' });
  expect(await tableOf(next.id)).not.toHaveProperty('awaits');
});
