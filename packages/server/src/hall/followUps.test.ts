// Tests that what follows from events is done at least once, whichever node dies, and given up in the end.

import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT } from '../../test/play.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';
import { never } from '../../test/simulation/nodes.ts';
import { DONE_WITHIN, type FollowUp, MOST_TRIES } from './followUps.ts';

let test: TestHall;
afterEach(async () => test.close());

/** A task for everyone who sits down, due after five seconds. */
const afterSeats = (handle: FollowUp['handle']): FollowUp => ({
  kind: 'seats',
  tasksOf: ({ stored: { seq, at, event }, after }) =>
    event.type === 'sat' ? [{ id: `seats:${after.id}:${seq}`, body: after.id, dueAt: at + 5000 }] : [],
  handle,
});

const noting = (done: string[]): FollowUp =>
  afterSeats(async ({ body }) => {
    done.push(body);
    return 'done';
  });

const makeDue = async () =>
  test.world.really(async () => test.sql.run('update outbox set due_at = $1', [test.world.now()]));

const tasksLeft = async () =>
  test.world.really(async () => test.sql.all('select tries, given_up_at, why from outbox'));

async function sitDown(): Promise<string> {
  const table = await test.openTable({}, ANNA);
  const bert = await test.visit(BERT, 0);
  await bert.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  return table;
}

it('a task is done when it is due, by one of the nodes', async () => {
  const done: string[] = [];
  const followUps = [noting(done)];
  test = await openTestHall({ nodes: 3, followUps });
  const table = await sitDown();
  await test.pass(4_000);
  expect(done).toEqual([]);
  await test.pass(2_500);
  expect(done).toEqual([table]);
  expect(await tasksLeft()).toEqual([]);
  await test.pass(120_000);
  expect(done).toEqual([table]);
});

it('another node does the task of one that dies with it', async () => {
  let calls = 0;
  const followUps = [
    afterSeats(async () => {
      calls += 1;
      return calls === 1 ? never() : 'done';
    }),
  ];
  test = await openTestHall({ nodes: 2, followUps });
  const { cluster, node, pass } = test;
  const all = [node(0), node(1)];
  await sitDown();
  await pass(6_500);
  expect(calls).toBe(1);
  for (const one of all) cluster.kill(one);
  await pass(45_000);
  expect(calls).toBe(2);
  expect(await tasksLeft()).toEqual([]);
});

it('a task that hangs counts as failed, and others are done nevertheless', async () => {
  let calls = 0;
  const hangs: FollowUp = {
    ...afterSeats(async () => {
      calls += 1;
      return never();
    }),
    kind: 'hanging',
    tasksOf: ({ stored: { event, at }, after }) =>
      event.type === 'sat' ? [{ id: `hanging:${after.id}`, body: '', dueAt: at }] : [],
  };
  const done: string[] = [];
  test = await openTestHall({ followUps: [hangs, noting(done)] });
  const table = await sitDown();
  await test.pass(DONE_WITHIN + 2_500);
  expect(done).toEqual([table]);
  expect(calls).toBe(1);
  await test.pass(6_000);
  expect(calls).toBe(2);
});

it('a task that is postponed is done later, and one that always fails is given up', async () => {
  let calls = 0;
  const followUps = [
    afterSeats(async () => {
      calls += 1;
      if (calls === 1) return { againAt: test.world.now() + 60_000 };
      throw new Error('no answer');
    }),
  ];
  test = await openTestHall({ followUps });
  await sitDown();
  await test.pass(30_000);
  expect(calls).toBe(1);
  await test.pass(40_000);
  expect(calls).toBe(2);
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    // The pauses grow to hours.
    await makeDue();
    await test.pass(2_000);
  }
  expect(calls).toBe(1 + MOST_TRIES);
  expect(await tasksLeft()).toMatchObject([
    { tries: MOST_TRIES, given_up_at: expect.any(Number), why: 'no answer' },
  ]);
});
