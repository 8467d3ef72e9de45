// Players who leave a live game, as several nodes see it: when their opponent may claim it, and when not.

import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT, someTurn } from '../../test/play.ts';
import { type Guest, NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';

const WIN = { type: 'claim', as: 'win' } as const;

let test: TestHall;
afterEach(async () => test.close());

type Begun = { readonly table: string; readonly anna: Guest; readonly bert: Guest; readonly seq: number };

/** A game under way in which Bert, on the last node, is to move. */
async function begin(nodes: number, faults = NO_FAULTS): Promise<Begun> {
  test = await openTestHall({ nodes, faults });
  const table = await test.openTable();
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT, nodes - 1)];
  for (const one of [anna, bert]) await one.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  for (const [nth, one] of [bert, anna, bert, anna].entries()) await turn(table, one, 2 + nth);
  await test.pass(100);
  return { table, anna, bert, seq: 6 };
}

async function turn(table: string, player: Guest, seq: number): Promise<void> {
  const now = await test.during(test.hall().table(table));
  if (!now.ok) throw new Error(now.error);
  const answer = await player.want(table, { type: 'turn', moves: [...someTurn(now.value.game)] }, seq);
  expect(answer).toMatchObject({ type: 'ok' });
}

it.each([1, 2])('with %i nodes, the opponent of a player who left may claim the win', async (nodes) => {
  const { table, anna, bert, seq } = await begin(nodes);
  expect(anna.last('presence')).not.toHaveProperty('claimAt');
  await bert.leave();
  await test.pass(1_000);
  const left = test.world.now();
  const { claimAt = 0 } = anna.last('presence') ?? {};
  expect(Math.abs(claimAt - left - 60_000)).toBeLessThan(2_000);
  await test.pass(55_000);
  expect(await anna.want(table, WIN, seq)).toMatchObject({ code: 'notClaimable' });
  await test.pass(5_000);
  expect(await anna.want(table, WIN, seq)).toMatchObject({ type: 'ok' });
  await test.pass(100);
  expect(anna.last('event')?.face.end).toEqual({ by: 'time', outcome: 'first', away: true });
});

it('a player who comes back can’t lose that way', async () => {
  const { table, anna, bert, seq } = await begin(2);
  await bert.leave();
  await test.pass(55_000);
  const again = await test.visit(BERT, 1);
  await again.say({ type: 'watch', table });
  await test.pass(10_000);
  expect(anna.last('presence')).not.toHaveProperty('claimAt');
  expect(await anna.want(table, WIN, seq)).toMatchObject({ code: 'notClaimable' });
});

it('the minute begins again with each turn of the player who is away', async () => {
  const { table, anna, bert, seq } = await begin(1);
  await turn(table, bert, seq);
  await bert.leave();
  await test.pass(70_000);
  expect(anna.last('presence'), 'Anna is to move').not.toHaveProperty('claimAt');
  await turn(table, anna, seq + 1);
  await test.pass(500);
  expect(anna.last('presence')).toHaveProperty('claimAt');
  expect(await anna.want(table, WIN, seq + 2)).toMatchObject({ code: 'notClaimable' });
});

it('a server that has just started knows of no one who left', async () => {
  const { table, bert, seq } = await begin(1);
  await bert.leave();
  await test.pass(50_000);
  test.cluster.kill(test.node());
  await test.pass(30_000);
  const anna = await test.visit(ANNA);
  await anna.say({ type: 'watch', table });
  await test.pass(20_000);
  expect(await anna.want(table, WIN, seq)).toMatchObject({ code: 'notClaimable' });
  await test.pass(41_000);
  expect(await anna.want(table, WIN, seq)).toMatchObject({ type: 'ok' });
});

it('to a node that doesn’t hear the others no one is away', async () => {
  const faults = { ...NO_FAULTS };
  const { table, anna, bert, seq } = await begin(2, faults);
  await bert.leave();
  await test.pass(30_000);
  faults.lostHints = 100;
  await test.pass(60_000);
  expect(await anna.want(table, WIN, seq), 'while the bus is down').toMatchObject({ code: 'notClaimable' });
  faults.lostHints = 0;
  await test.pass(50_000);
  expect(await anna.want(table, WIN, seq), 'soon after').toMatchObject({ code: 'notClaimable' });
  await test.pass(15_000);
  expect(await anna.want(table, WIN, seq)).toMatchObject({ type: 'ok' });
});
