// A server that was stalled, with its storage or its host, and continues in the middle of a game.

import type { Command } from '@wagons/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HandHall, openHandHall } from '../../test/handHall.ts';
import { ANNA, BERT, SETTINGS, someTurn } from '../../test/play.ts';
import type { Hall } from './hall.ts';

let hand: HandHall;
beforeEach(async () => {
  hand = await openHandHall();
});
afterEach(async () => hand.close());

const { clock } = SETTINGS;
const WHOLE = clock.kind === 'live' ? (clock.seconds + clock.increment) * 1000 : 0;

async function perform(hall: Hall, table: string, player: string, command?: Command): Promise<void> {
  const now = await hall.table(table);
  if (!now.ok) throw new Error(now.error);
  const { seq, game } = now.value;
  const wish = {
    type: 'do',
    table,
    cmdId: `wish-${seq}`,
    expectedSeq: seq,
    command: command ?? { type: 'turn', moves: [...someTurn(game)] },
  } as const;
  await hall.perform(player, wish, (answer) => expect(answer.type).toBe('ok'));
}

/** A game in which Anna is to move. */
async function begin(): Promise<string> {
  const opened = await hand.hall.openTable(ANNA, SETTINGS);
  const table = opened.ok ? opened.value : '';
  await perform(hand.hall, table, BERT, { type: 'sit' });
  await perform(hand.hall, table, ANNA, { type: 'ready' });
  await perform(hand.hall, table, BERT);
  return table;
}

/** What Anna had left after her turn, with the increment. */
async function left(table: string): Promise<number> {
  const stored = (await hand.store.events(table, 0)).at(-1)?.event;
  return (stored?.type === 'turn' && stored.left?.first) || 0;
}

it('a slow store does not cost players time', async () => {
  const table = await begin();
  // No heartbeat and no command for ten seconds, then a move before the next heartbeat.
  hand.pass(10_000);
  await perform(hand.hall, table, ANNA);
  expect(await left(table)).toBeGreaterThanOrEqual(WHOLE - 1000);
  expect(await hand.store.outages(0)).toHaveLength(1);
});

it('clocks stop from the shutdown of a server until the next start', async () => {
  const table = await begin();
  hand.pass(400);
  await hand.hall.close();
  hand.pass(24 * 60 * 60 * 1000);
  const again = await hand.open();
  hand.pass(300);
  await perform(again, table, ANNA);
  expect(WHOLE - (await left(table))).toBe(400 + 300);
  await again.close();
});
