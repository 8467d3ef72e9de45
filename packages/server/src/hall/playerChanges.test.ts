// Changes players while they sit at tables, on this node and another, and checks what others see.

import type { ServerMessages } from '@wagons/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, someTurn } from '../../test/play.ts';
import { NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';
import { createPlayerCache } from './playerCache.ts';

let test: TestHall;
afterEach(async () => test.close());

/** Anna is connected to one node; Bert and Carl, a spectator, to the other. */
async function atTwoNodes(faults = NO_FAULTS) {
  test = await openTestHall({ nodes: 2, faults });
  const table = await test.openTable({ clock: { kind: 'none' } });
  const guests = {
    anna: await test.visit(ANNA),
    bert: await test.visit(BERT, 1),
    carl: await test.visit(CARL, 1),
  };
  for (const guest of Object.values(guests)) await guest.say({ type: 'watch', table });
  await guests.bert.want(table, { type: 'sit' }, 1);
  await test.pass(6_000);
  return { table, ...guests };
}

const nameOf = (message: ServerMessages['people'] | undefined): string | undefined =>
  message?.seats?.first.name;
/** By then polling has replaced a lost hint. */
const SOON = 31_000;
const DEAF = { ...NO_FAULTS, lostHints: 100 };

describe('a new name', () => {
  it('is broadcast to everyone at the table, and is part of every later event', async () => {
    const { table, anna, bert, carl } = await atTwoNodes();
    await test.store.rename(ANNA, 'Annabel');
    test.hall().changed(ANNA);
    await test.pass(100);
    for (const guest of [anna, bert, carl]) {
      expect(nameOf(guest.last('people'))).toBe('Annabel');
      expect(guest.last('people')?.host.name).toBe('Annabel');
    }
    const found = await test.store.events(table, 0);
    const { value } = await ask(test.hall(1).table(table));
    await bert.want(table, { type: 'turn', moves: [...someTurn(value.game)] }, found.length);
    await test.pass(100);
    for (const guest of [anna, bert, carl])
      expect(guest.last('event')?.face.seats).toMatchObject({
        first: { name: 'Annabel' },
        second: { name: 'bert' },
      });
    const late = await test.visit(undefined, 1);
    await late.say({ type: 'watch', table });
    expect(late.last('table')?.face.host.name).toBe('Annabel');
  });

  it('is found by polling if the hint was lost', async () => {
    const { bert, carl } = await atTwoNodes(DEAF);
    await test.store.rename(ANNA, 'Annabel');
    test.hall().changed(ANNA);
    await test.pass(SOON);
    for (const guest of [bert, carl]) expect(nameOf(guest.last('people'))).toBe('Annabel');
  });

  it('is shown in the lobby', async () => {
    test = await openTestHall();
    await test.openTable({ listed: true, clock: { kind: 'none' } });
    const carl = await test.visit(CARL);
    await carl.say({ type: 'lobby', on: true });
    await test.store.rename(ANNA, 'Annabel');
    test.hall().changed(ANNA);
    await test.pass(300);
    expect(carl.last('lobby')?.tables.map(({ host }) => host.name)).toEqual(['Annabel']);
  });
});

it('a player who deletes their account resigns and loses the name at the table', async () => {
  const { bert, carl } = await atTwoNodes();
  await ask(test.hall().giveUpAll(ANNA));
  await test.store.anonymize(ANNA, test.world.now());
  test.hall().changed(ANNA);
  await test.pass(100);
  for (const guest of [bert, carl]) {
    expect(guest.last('event')?.face.status).toBe('over');
    expect(guest.last('people')?.seats?.first).toEqual({ id: ANNA, name: '', account: false });
    expect(guest.last('people')?.seats?.second.name).toBe('bert');
  }
});

describe('a guest merged into an account', () => {
  const GUEST = 'guest-guest-gue1';

  it.each([
    ['at once', NO_FAULTS, 100],
    ['a little later where the hint was lost', DEAF, SOON],
  ] as const)('sits there as the account, %s', async (_, faults, wait) => {
    test = await openTestHall({ nodes: 2, faults });
    await test.store.addPlayer({
      ...(await test.store.players([CARL])).get(CARL)!,
      id: GUEST,
      name: 'Guest',
      account: false,
    });
    const table = await test.openTable({ clock: { kind: 'none' } });
    const bert = await test.visit(BERT, 1);
    const guest = await test.visit(GUEST, 1);
    for (const one of [bert, guest]) await one.say({ type: 'watch', table });
    await guest.want(table, { type: 'sit' }, 1);
    await guest.want(table, { type: 'say', text: 'hello' }, 2);
    // Until then the node receives nothing about the guest.
    await test.pass(50);
    await test.store.merge(GUEST, CARL);
    // The account may connect to the other node before the hint arrives there.
    const carl = await test.visit(CARL, 1);
    await carl.say({ type: 'watch', table });
    await ask(test.hall().merged(GUEST, CARL));
    await test.pass(wait);
    expect(bert.last('people')?.seats?.second).toMatchObject({ id: CARL, name: 'carl' });
    expect(carl.last('table')).toMatchObject({ role: 'second', chat: [{ text: 'hello' }] });
    const { value } = await ask(test.hall(1).table(table));
    const answer = await carl.want(table, { type: 'turn', moves: [...someTurn(value.game)] }, 2);
    expect(answer).toMatchObject({ type: 'ok' });
  });

  it('keeps a separate seat where both sit at one table', async () => {
    test = await openTestHall();
    await test.store.addPlayer({
      ...(await test.store.players([CARL])).get(CARL)!,
      id: GUEST,
      account: false,
    });
    const table = await test.openTable({ clock: { kind: 'none' } });
    await (await test.visit(GUEST)).want(table, { type: 'sit' }, 1);
    await test.store.merge(GUEST, ANNA);
    await ask(test.hall().merged(GUEST, ANNA));
    const { value } = await ask(test.hall().table(table));
    expect(value.seats).toEqual({ first: ANNA, second: GUEST });
  });
});

it('the player cache keeps requested players, however many others are added', async () => {
  test = await openTestHall();
  const people = createPlayerCache(test.store, test.world, { size: 1 });
  await people.learn([ANNA]);
  for (const id of [BERT, CARL]) {
    await people.learn([id]);
    expect(people.person(ANNA).name).toBe('anna');
  }
  expect(people.person(BERT).name).toBe('');
});

/** The result of work that takes simulated time. */
async function ask<T>(
  work: Promise<T>,
): Promise<T extends { readonly ok: true } ? T : Extract<T, { ok: true }>>;
async function ask(work: Promise<unknown>): Promise<unknown> {
  let answer: unknown;
  void work.then((one) => {
    answer = one;
  });
  await test.pass(200);
  return answer;
}
