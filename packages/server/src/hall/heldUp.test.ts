// A server that stood still for a while, with its storage or its machine, and wakes up in the middle of a game.

import type { Command } from '@wagons/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HandHall, openHandHall } from '../../test/handHall.ts';
import { ANNA, BERT, SETTINGS, someTurn } from '../../test/play.ts';

let hand: HandHall;
beforeEach(async () => {
  hand = await openHandHall();
});
afterEach(async () => hand.close());

it('nobody pays while the store holds up the server', async () => {
  const { hall, pass, store } = hand;
  const opened = await hall.openTable(ANNA, SETTINGS);
  const table = opened.ok ? opened.value : '';
  const perform = async (player: string, command: Command): Promise<void> => {
    const now = await hall.table(table);
    if (!now.ok) throw new Error(now.error);
    const wish = {
      type: 'do',
      table,
      cmdId: `wish-${now.value.seq}`,
      expectedSeq: now.value.seq,
      command,
    } as const;
    await hall.perform(player, wish, (answer) => expect(answer.type).toBe('ok'));
  };
  const play = async (player: string): Promise<void> => {
    const now = await hall.table(table);
    if (now.ok) await perform(player, { type: 'turn', moves: [...someTurn(now.value.game)] });
  };
  await perform(BERT, { type: 'sit' });
  await play(BERT);
  // Neither a round nor a command in ten seconds, and then at once a move: no round has noticed yet.
  pass(10_000);
  await play(ANNA);
  const stored = (await store.events(table, 0)).at(-1)?.event;
  const left = stored?.type === 'turn' ? stored.left : undefined;
  const { clock } = SETTINGS;
  if (!left || clock.kind !== 'live') throw new Error('there is a clock');
  expect(left.first).toBeGreaterThanOrEqual((clock.seconds + clock.increment) * 1000 - 1000);
  expect(await store.outages(0)).toHaveLength(1);
});
