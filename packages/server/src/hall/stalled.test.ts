// A server that was stalled, with its storage or its host, and continues in the middle of a game.

import type { Command } from '@wagons/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { ANNA, BERT, SETTINGS, someTurn } from '../../test/play.ts';
import type { Hall } from './hall.ts';

let manual: ManualHall;
beforeEach(async () => {
  manual = await openManualHall();
});
afterEach(async () => manual.close());

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
  const opened = await manual.hall.openTable(ANNA, SETTINGS);
  const table = opened.ok ? opened.value : '';
  await perform(manual.hall, table, BERT, { type: 'sit' });
  await perform(manual.hall, table, ANNA, { type: 'ready' });
  await perform(manual.hall, table, BERT);
  return table;
}

/** What Anna had left after her turn, with the increment. */
async function left(table: string): Promise<number> {
  const stored = (await manual.store.events(table, 0)).at(-1)?.event;
  return (stored?.type === 'turn' && stored.left?.first) || 0;
}

it('a slow store does not cost players time', async () => {
  const table = await begin();
  // No heartbeat and no command for ten seconds, then a move before the next heartbeat.
  manual.pass(10_000);
  await perform(manual.hall, table, ANNA);
  expect(await left(table)).toBeGreaterThanOrEqual(WHOLE - 1000);
  expect(await manual.store.outages(0)).toHaveLength(1);
});

it('clocks stop from the shutdown of a server until the next start', async () => {
  const table = await begin();
  manual.pass(400);
  await manual.hall.close();
  manual.pass(24 * 60 * 60 * 1000);
  const again = await manual.open();
  manual.pass(300);
  await perform(again, table, ANNA);
  expect(WHOLE - (await left(table))).toBe(400 + 300);
  await again.close();
});
