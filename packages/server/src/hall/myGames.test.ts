// Subscribes to a player's own games, and checks that only their changes are notified.

import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT, CARL, someTurn } from '../../test/play.ts';
import { type Guest, NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';

let test: TestHall;
afterEach(async () => test.close());

const received = ({ heard }: Guest) => heard.filter((one) => one.type === 'mine');
/** What a player is notified of while something happens. */
async function during(guest: Guest, work: () => Promise<unknown>) {
  const before = received(guest).length;
  await work();
  await test.pass(100);
  return received(guest)
    .slice(before)
    .map(({ table }) => table);
}

it('subscribers of `mine` are notified of every event at their tables, on any node', async () => {
  test = await openTestHall({ nodes: 2 });
  const [here, there, carl] = [await test.visit(ANNA), await test.visit(ANNA, 1), await test.visit(CARL, 1)];
  for (const guest of [here, there, carl]) {
    await guest.say({ type: 'mine', on: true });
    expect(received(guest), 'answered at once, so that nothing is missed').toEqual([{ type: 'mine' }]);
  }
  await test.pass(100);
  for (const guest of [here, there, carl])
    expect(received(guest), 'and again when other nodes are heard').toEqual([
      { type: 'mine' },
      { type: 'mine' },
    ]);
  const bert = await test.visit(BERT);
  let table = '';
  expect(
    await during(here, async () => {
      table = await test.openTable({ clock: { kind: 'none' } });
    }),
  ).toEqual([table]);
  expect(received(there)).toHaveLength(3);
  const turn = async () => {
    let moves: readonly string[] = [];
    void test
      .hall()
      .table(table)
      .then((found) => {
        moves = found.ok ? someTurn(found.value.game) : [];
      });
    await test.pass(50);
    return bert.want(table, { type: 'turn', moves: [...moves] }, 2);
  };
  const steps: readonly (() => Promise<unknown>)[] = [
    // An opponent sits down, plays, makes a request, resigns, and offers a rematch.
    () => bert.want(table, { type: 'sit' }, 1),
    turn,
    () => bert.want(table, { type: 'askTakeBack' }, 3),
    () => bert.want(table, { type: 'resign' }, 4),
    () => bert.want(table, { type: 'offerRematch', deal: 'new' }, 5),
  ];
  for (const [nth, step] of steps.entries()) {
    expect(await during(here, step), `step ${nth}`).toEqual([table]);
    expect(received(there), `step ${nth}`).toHaveLength(4 + nth);
  }
  expect(received(there).slice(3)).toEqual(steps.map(() => ({ type: 'mine', table })));
  expect(received(carl)).toHaveLength(2);
});

it('subscribers of `mine` are not notified after unsubscribing or disconnecting', async () => {
  test = await openTestHall();
  const [off, gone] = [await test.visit(ANNA), await test.visit(ANNA)];
  for (const guest of [off, gone]) await guest.say({ type: 'mine', on: true });
  await off.say({ type: 'mine', on: false });
  await gone.leave();
  await test.openTable();
  await test.pass(100);
  expect(received(off)).toHaveLength(1);
  expect(received(gone)).toHaveLength(1);
});

it('subscribers of `mine` are notified periodically while the bus is down', async () => {
  test = await openTestHall({ nodes: 2, faults: { ...NO_FAULTS, lostHints: 100 } });
  const [anna, bert] = [await test.visit(ANNA, 1), await test.visit(BERT)];
  const table = await test.openTable();
  await anna.say({ type: 'mine', on: true });
  await bert.want(table, { type: 'sit' }, 1);
  await test.pass(31_000);
  expect(received(anna)).toEqual([{ type: 'mine' }, { type: 'mine' }]);
});

it('`mine` requires a session', async () => {
  test = await openTestHall();
  const stranger = await test.visit();
  await stranger.say({ type: 'mine', on: true });
  expect(stranger.last('refused')).toEqual({ type: 'refused', code: 'notSignedIn' });
});
