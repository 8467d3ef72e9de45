// Tests of commands that depend on the store: accounts, blocks, deletions, chat.

import { afterEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, someTurn } from '../../test/play.ts';
import { type Guest, openTestHall, type TestHall } from '../../test/testHall.ts';

let test: TestHall;
afterEach(async () => test.close());

const GUEST = 'guest-guest-gue1';
const CASUAL = { clock: { kind: 'none' } } as const;

async function addGuest(): Promise<void> {
  const carl = (await test.store.players([CARL])).get(CARL)!;
  await test.store.addPlayer({ ...carl, id: GUEST, account: false });
}

/** Anna's table after a game that Bert has resigned. */
async function afterGame(): Promise<{ readonly table: string; readonly anna: Guest; readonly bert: Guest }> {
  const table = await test.openTable(CASUAL);
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  await bert.want(table, { type: 'sit' }, 1);
  await bert.want(table, { type: 'resign' }, 2);
  return { table, anna, bert };
}

/**
 * The rows of `say`, like those of the other commands in matrix.test.ts: for anna, bert, carl, and without a session.
 */
describe('who may chat', () => {
  it.each([
    ['open', 0, ['notSeated', 'notSeated', 'notSeated', 'notSignedIn']],
    ['going', 1, ['ok', 'ok', 'notSeated', 'notSignedIn']],
    ['over', 2, ['ok', 'ok', 'notSeated', 'notSignedIn']],
  ] as const)('at a table that is %s', async (_, events, expected) => {
    test = await openTestHall();
    const table = await test.openTable(CASUAL);
    const everybody = await Promise.all([ANNA, BERT, CARL, undefined].map(async (one) => test.visit(one)));
    const steps = [{ type: 'sit' }, { type: 'resign' }] as const;
    for (const [at, command] of steps.slice(0, events).entries())
      await everybody[1]!.want(table, command, at + 1);
    const answers = [];
    for (const one of everybody) answers.push(await one.want(table, { type: 'say', text: 'howdy' }, 0));
    expect(answers.map((one) => (one.type === 'ok' ? 'ok' : one.code))).toEqual(expected);
  });
});

it('a guest cannot sit at a rated table, by link or by quick match', async () => {
  test = await openTestHall();
  await addGuest();
  const table = await test.openTable({ rated: true, first: 'random' });
  const guest = await test.visit(GUEST);
  expect(await guest.want(table, { type: 'sit' }, 1)).toMatchObject({ code: 'accountNeeded' });
  expect(await matched(GUEST, { rated: true })).toBe('accountNeeded');
  expect(await matched(GUEST)).toBe('waiting');
});

describe('blocked players', () => {
  it.each([
    [ANNA, BERT],
    [BERT, ANNA],
  ])('(by %s) cannot sit together, and quick match does not pair them', async (one, other) => {
    test = await openTestHall();
    await test.store.block(one, other);
    const table = await test.openTable(CASUAL);
    const bert = await test.visit(BERT);
    expect(await bert.want(table, { type: 'sit' }, 1)).toMatchObject({ code: 'blocked' });
    expect(await matched(ANNA)).toBe('waiting');
    expect(await matched(BERT)).toBe('waiting');
    expect(await matched(CARL)).toBe('sat');
  });

  it('cannot offer a rematch, but can decline an earlier offer', async () => {
    test = await openTestHall();
    const { table, anna, bert } = await afterGame();
    await test.store.block(BERT, ANNA);
    const offer = { type: 'offerRematch', deal: 'new' } as const;
    expect(await anna.want(table, offer, 3)).toMatchObject({ code: 'blocked' });
    await test.store.unblock(BERT, ANNA);
    await anna.want(table, offer, 3);
    await test.store.block(BERT, ANNA);
    const answer = (accept: boolean) => bert.want(table, { type: 'answerRematch', accept }, 4);
    expect(await answer(true)).toMatchObject({ code: 'blocked' });
    expect(await answer(false)).toMatchObject({ type: 'ok' });
  });
});

it('a deleted player gets no rematch', async () => {
  test = await openTestHall();
  const { table, anna, bert } = await afterGame();
  await anna.want(table, { type: 'offerRematch', deal: 'new' }, 3);
  await test.store.anonymize(ANNA, test.world.now());
  test.hall().changed(ANNA);
  const answer = (accept: boolean) => bert.want(table, { type: 'answerRematch', accept }, 4);
  expect(await answer(true)).toMatchObject({ code: 'noSuchPlayer' });
  expect(await answer(false)).toMatchObject({ type: 'ok' });
  expect(await bert.want(table, { type: 'offerRematch', deal: 'new' }, 5)).toMatchObject({
    code: 'noSuchPlayer',
  });
});

it('two devices of one player share a seat until both have left', async () => {
  test = await openTestHall({ nodes: 2 });
  const table = await test.openTable(CASUAL);
  const [phone, laptop, anna] = [await test.visit(BERT), await test.visit(BERT, 1), await test.visit(ANNA)];
  for (const one of [phone, laptop, anna]) await one.say({ type: 'watch', table });
  await phone.want(table, { type: 'sit' }, 1);
  await test.pass(500);
  let moves: string[] = [];
  void test
    .hall()
    .table(table)
    .then((found) => {
      moves = found.ok ? [...someTurn(found.value.game)] : [];
    });
  await test.pass(50);
  expect(await laptop.want(table, { type: 'turn', moves }, 2)).toMatchObject({ seq: 3 });
  expect(await phone.want(table, { type: 'turn', moves }, 2)).toMatchObject({ code: 'conflict', head: 3 });
  await test.pass(500);
  for (const one of [phone, laptop]) expect(one.last('event')).toMatchObject({ seq: 3 });
  expect(anna.last('presence')).toMatchObject({ first: true, second: true, watching: 0 });
  await phone.leave();
  await test.pass(500);
  expect(anna.last('presence')).toMatchObject({ second: true });
  await laptop.leave();
  await test.pass(500);
  expect(anna.last('presence')).toMatchObject({ second: false });
});

/** What quick match does for a player. */
async function matched(player: string, { rated = false } = {}): Promise<string | undefined> {
  let answer: string | undefined;
  void test
    .hall()
    .quickMatch(player, { match: 'daily', rated })
    .then((one) => {
      if (one.ok) answer = one.value.waiting ? 'waiting' : 'sat';
      else answer = one.error;
    });
  await test.pass(300);
  return answer;
}
