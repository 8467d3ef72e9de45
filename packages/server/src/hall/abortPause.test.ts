// Tests of rated games that are left because of their cards: a few a day are free, then the player has to wait.

import type { Command } from '@wagons/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { ANNA, BERT, CARL, COVERED, START } from '../../test/play.ts';
import { pausedUntil } from './abortPause.ts';

const MINUTE = 60_000;
const RATED = { ...COVERED, rated: true, first: 'random' } as const;

it('three aborts are free; from the fourth on the pause doubles', () => {
  const aborts = (count: number) => Array.from({ length: count }, (_, nth) => START + nth);
  expect(pausedUntil(aborts(0))).toBe(0);
  expect(pausedUntil(aborts(3))).toBe(0);
  expect(pausedUntil(aborts(4))).toBe(START + 3 + 10 * MINUTE);
  expect(pausedUntil(aborts(6))).toBe(START + 5 + 40 * MINUTE);
});

describe('in a hall', () => {
  let test: ManualHall;
  beforeEach(async () => {
    test = await openManualHall();
  });
  afterEach(async () => test.close());

  /** What became of a command: `ok`, or why it was refused. */
  async function act(table: string, player: string, command: Command): Promise<string> {
    const now = await test.hall.table(table);
    if (!now.ok) throw new Error(now.error);
    const { seq } = now.value;
    let result = '';
    const message = { type: 'do', table, cmdId: `command-${seq}`, expectedSeq: seq, command } as const;
    await test.hall.perform(player, message, (answer) => {
      result = answer.type === 'ok' ? 'ok' : answer.code;
    });
    return result;
  }

  /** A rated game of Bert against Anna. */
  async function begin(isDealt: boolean): Promise<string> {
    const opened = await test.hall.openTable(ANNA, RATED);
    if (!opened.ok) throw new Error(opened.error);
    expect(await act(opened.value, BERT, { type: 'sit' })).toBe('ok');
    if (isDealt)
      for (const player of [ANNA, BERT])
        expect(await act(opened.value, player, { type: 'ready' })).toBe('ok');
    return opened.value;
  }

  /** Opens and leaves games; a minute passes after each. */
  async function abortGames(count: number, isDealt = true): Promise<void> {
    for (let nth = 0; nth < count; nth++) {
      expect(await act(await begin(isDealt), BERT, { type: 'abort' })).toBe('ok');
      test.pass(MINUTE);
    }
  }

  it('the fourth abort of a day brings a pause from rated games, and from nothing else', async () => {
    await abortGames(4);
    const open = await test.hall.openTable(ANNA, RATED);
    expect(await act(open.ok ? open.value : '', BERT, { type: 'sit' })).toBe('abortedEnough');
    expect(await act(open.ok ? open.value : '', CARL, { type: 'sit' })).toBe('ok');
    expect(await test.hall.openTable(BERT, RATED)).toMatchObject({ error: 'abortedEnough' });
    expect(await test.hall.quickMatch(BERT, { match: 'calm', rated: true })).toMatchObject({
      error: 'abortedEnough',
    });
    expect(await test.hall.openTable(BERT, COVERED)).toMatchObject({ ok: true });
    test.pass(10 * MINUTE);
    expect(await test.hall.openTable(BERT, RATED)).toMatchObject({ ok: true });
  });

  it('a rematch has to wait too', async () => {
    await abortGames(3);
    const table = await begin(true);
    expect(await act(table, BERT, { type: 'abort' })).toBe('ok');
    expect(await act(table, BERT, { type: 'offerRematch', deal: 'new' })).toBe('abortedEnough');
    expect(await act(table, ANNA, { type: 'offerRematch', deal: 'new' })).toBe('ok');
    expect(await act(table, BERT, { type: 'answerRematch', accept: true })).toBe('abortedEnough');
    expect(await act(table, BERT, { type: 'answerRematch', accept: false })).toBe('ok');
  });

  it('games that weren’t dealt don’t count, and aborts are forgotten after a day', async () => {
    await abortGames(5, false);
    await abortGames(3);
    expect(await test.hall.openTable(BERT, RATED)).toMatchObject({ ok: true });
    test.pass(24 * 60 * MINUTE);
    await abortGames(1);
    expect(await test.hall.openTable(BERT, RATED)).toMatchObject({ ok: true });
  });

  it('an abort counts for the player it is due to, not for the opponent', async () => {
    await abortGames(1);
    expect(await test.store.ratedAborts(BERT, 0)).toHaveLength(1);
    expect(await test.store.ratedAborts(ANNA, 0)).toEqual([]);
  });
});
