// Sets the host's clock an hour ahead and back during a game.

import type { Seat } from '@wagons/rules';
import { seatToMove } from '@wagons/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNA, BERT, PRINTED, someTurn } from '../../test/play.ts';
import { type Guest, openTestHall, type TestHall } from '../../test/testHall.ts';
import { replayTable } from './replay.ts';

const HOUR = 60 * 60 * 1000;
const CLOCK = { kind: 'live', seconds: 30, increment: 0 } as const;

let test: TestHall;
beforeEach(async () => {
  test = await openTestHall();
});
afterEach(async () => test.close());

type Players = Readonly<Record<Seat, Guest>>;

/** The seat to move plays a turn. Returns the seat, and the time it has left. */
async function move(
  table: string,
  players: Players,
): Promise<{ readonly seat: Seat; readonly left: number }> {
  const events = await test.store.events(table, 0);
  const before = replayTable(events, { id: table, deck: PRINTED, canonical: (player) => player });
  if (!before) throw new Error(`there is no table ${table}`);
  const { game, seq } = before;
  const seat = seatToMove(game) ?? 'first';
  const answer = await players[seat].want(table, { type: 'turn', moves: [...someTurn(game)] }, seq);
  expect(answer.type).toBe('ok');
  const stored = (await test.store.events(table, seq)).at(-1)?.event;
  return { seat, left: (stored?.type === 'turn' && stored.left?.[seat]) || 0 };
}

/** A game in which both players have moved. */
async function begin(): Promise<{ readonly table: string; readonly players: Players }> {
  const table = await test.openTable({ clock: CLOCK });
  const players = { first: await test.visit(ANNA), second: await test.visit(BERT) };
  await players.first.say({ type: 'watch', table });
  await players.second.want(table, { type: 'sit' }, 1);
  for (let turn = 0; turn < 3; turn++) await move(table, players);
  return { table, players };
}

const lastEvent = ({ first }: Players) => first.last('event')?.happened.type;

it.each([HOUR, -HOUR])('%i ms: no player is flagged, and no clock stands still', async (ahead) => {
  const { table, players } = await begin();
  await test.pass(10_000);
  test.world.setClocks(ahead);
  await test.pass(3_000);
  test.world.setClocks(0);
  await test.pass(10_000);
  const { left } = await move(table, players);
  // 23 seconds of 30, with a little latency.
  expect(left).toBeGreaterThan(6_000);
  expect(left).toBeLessThan(7_100);
  await test.pass(31_000);
  expect(lastEvent(players)).toBe('flagged');
  expect(await test.store.outages(0)).toEqual([]);
});

it('a move during the jump does not stop the clocks of its game', async () => {
  const { table, players } = await begin();
  test.world.setClocks(HOUR);
  await test.pass(1_000);
  await move(table, players);
  test.world.setClocks(0);
  await test.pass(31_000);
  expect(lastEvent(players)).toBe('flagged');
});

it('an outage after the jump is detected', async () => {
  await begin();
  test.world.setClocks(HOUR);
  await test.pass(3_000);
  test.world.setClocks(0);
  test.cluster.kill(test.node());
  await test.pass(9_000);
  const [outage] = await test.store.outages(0);
  expect(outage?.to).toBeLessThan(test.world.now());
  expect((outage?.to ?? 0) - (outage?.from ?? 0)).toBeGreaterThan(200);
});
