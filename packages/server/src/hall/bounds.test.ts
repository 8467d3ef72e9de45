// Tests of the bounds of a table: requests, events and command ids are limited, legal turns are not.

import type { Command } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, someTurn } from '../../test/play.ts';
import { type Guest, openTestHall, type TestHall } from '../../test/testHall.ts';
import type { TableState } from '../table/table.ts';

let test: TestHall;
afterEach(async () => test.close());

type Players = { readonly table: string; readonly anna: Guest; readonly bert: Guest };

async function sitDown(nodes = 1): Promise<Players> {
  test = await openTestHall({ nodes });
  const table = await test.openTable({ clock: { kind: 'none' } });
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  expect(await bert.want(table, { type: 'sit' }, 1)).toMatchObject({ type: 'ok' });
  return { table, anna, bert };
}

async function tableOf(id: string): Promise<TableState> {
  let found: TableState | undefined;
  void test
    .hall()
    .table(id)
    .then((one) => {
      found = one.ok ? one.value : undefined;
    });
  await test.pass(20);
  if (!found) throw new Error(`there is no table ${id}`);
  return found;
}

/** The seat to move plays a turn; nothing happens at the end of the game. */
async function playTurn({ table, anna, bert }: Players): Promise<string | undefined> {
  const { game, seq, seats } = await tableOf(table);
  const seat = seatToMove(game);
  if (!seat) return undefined;
  const mover = seats?.[seat] === ANNA ? anna : bert;
  const answer = await mover.want(table, { type: 'turn', moves: [...someTurn(game)] }, seq);
  return answer.type === 'ok' ? 'ok' : answer.code;
}

/** Sends a command based on the newest event, as an up-to-date client does. */
async function wantNow(guest: Guest, table: string, command: Command): Promise<string> {
  // The rate limit is tested elsewhere.
  await test.pass(1_000);
  const answer = await guest.want(table, command, (await tableOf(table)).seq);
  return answer.type === 'ok' ? 'ok' : answer.code;
}

describe('requests', () => {
  it('for takebacks are refused after the third in one turn, and allowed again in the next', async () => {
    const players = await sitDown();
    const { table, anna, bert } = players;
    for (let turn = 0; turn < 3; turn++) await playTurn(players);
    const askAndWithdraw = async (guest: Guest): Promise<string> => {
      const asked = await wantNow(guest, table, { type: 'askTakeBack' });
      if (asked === 'ok') await wantNow(guest, table, { type: 'answerTakeBack', accept: false });
      return asked;
    };
    const answers: string[] = [];
    for (let i = 0; i < 5; i++) answers.push(await askAndWithdraw(anna));
    expect(answers).toEqual(['ok', 'ok', 'ok', 'askedEnough', 'askedEnough']);
    expect(await askAndWithdraw(bert), 'the other one has not asked yet').toBe('ok');
    await playTurn(players);
    expect(await askAndWithdraw(anna)).toBe('ok');
  });

  it('for rematches are refused after the third', async () => {
    const { table, anna, bert } = await sitDown();
    await wantNow(bert, table, { type: 'resign' });
    const answers: string[] = [];
    for (let i = 0; i < 4; i++) {
      answers.push(await wantNow(anna, table, { type: 'offerRematch', deal: 'new' }));
      await wantNow(bert, table, { type: 'answerRematch', accept: false });
    }
    expect(answers).toEqual(['ok', 'ok', 'ok', 'askedEnough']);
    expect(await wantNow(bert, table, { type: 'offerRematch', deal: 'new' })).toBe('ok');
  });

  it('are refused when the log is full, but the game can be finished', async () => {
    const players = await sitDown();
    const { table, anna, bert } = players;
    for (let turn = 0; turn < 3; turn++) await playTurn(players);
    // Two players take the same turn back again and again.
    let asked = 'ok';
    while (asked === 'ok') {
      expect((await tableOf(table)).seq).toBeLessThan(400);
      asked = await wantNow(anna, table, { type: 'askTakeBack' });
      if (asked !== 'ok') break;
      expect(await wantNow(bert, table, { type: 'answerTakeBack', accept: true })).toBe('ok');
      while (seatToMove((await tableOf(table)).game) !== seatOf(await tableOf(table), ANNA))
        expect(await playTurn(players)).toBe('ok');
      expect(await playTurn(players)).toBe('ok');
    }
    expect(asked).toBe('gameFull');
    const full = (await tableOf(table)).seq;
    for (let answer = await playTurn(players); answer !== undefined; answer = await playTurn(players))
      expect(answer).toBe('ok');
    expect(await tableOf(table)).toMatchObject({ status: 'over', end: { by: 'points' } });
    expect((await tableOf(table)).seq - full).toBeLessThan(40);
  });
});

const seatOf = ({ seats }: TableState, player: string) => (seats?.first === player ? 'first' : 'second');

describe('a cmdId', () => {
  it('sent again with the same message gets the first answer', async () => {
    const { table, bert } = await sitDown();
    const command = { type: 'resign' } as const;
    const first = await bert.want(table, command, 2, 'once-and-again');
    expect(first).toMatchObject({ type: 'ok', seq: 3 });
    expect(await bert.want(table, command, 2, 'once-and-again')).toEqual(first);
  });

  it.each([0, 1])('reused for another message is refused without effect (node %i)', async (nth) => {
    const { table, bert } = await sitDown(2);
    const { game } = await tableOf(table);
    const moves = [...someTurn(game)];
    expect(await bert.want(table, { type: 'turn', moves }, 2, 'one-id-only')).toMatchObject({ seq: 3 });
    const again = await test.visit(BERT, nth);
    // With a newer event, with an older one, and with the same one and another command.
    for (const [command, expectedSeq] of [
      [{ type: 'resign' }, 3],
      [{ type: 'resign' }, 1],
      [{ type: 'resign' }, 2],
      [{ type: 'turn', moves: [...moves, 'take nothing'] }, 2],
    ] as const)
      expect(await again.want(table, { ...command } as Command, expectedSeq, 'one-id-only')).toMatchObject({
        code: 'reusedId',
      });
    expect(await tableOf(table)).toMatchObject({ seq: 3, status: 'going' });
  });

  it('is scoped to its player', async () => {
    const { table, anna, bert } = await sitDown();
    const { game } = await tableOf(table);
    await bert.want(table, { type: 'turn', moves: [...someTurn(game)] }, 2, 'we-both-like-it');
    expect(await anna.want(table, { type: 'resign' }, 3, 'we-both-like-it')).toMatchObject({ type: 'ok' });
  });

  it('of a chat line cannot be reused for other text', async () => {
    const { table, anna } = await sitDown();
    const say = async (text: string) => anna.want(table, { type: 'say', text }, 2, 'said-only-once');
    expect(await say('howdy')).toMatchObject({ type: 'ok' });
    expect(await say('howdy')).toMatchObject({ type: 'ok' });
    expect(await say('goodbye')).toMatchObject({ code: 'reusedId' });
    expect(await test.store.chat(table, 0)).toHaveLength(1);
  });

  it('a player can say five lines in ten seconds', async () => {
    const { table, anna } = await sitDown();
    const say = async (nth: number) =>
      anna.want(table, { type: 'say', text: 'howdy' }, 2, `said-as-number-${nth}`);
    for (let nth = 0; nth < 5; nth++) expect(await say(nth)).toMatchObject({ type: 'ok' });
    expect(await say(5)).toMatchObject({ type: 'refused', code: 'saidEnough' });
    expect(await say(4), 'the answer was lost').toMatchObject({ type: 'ok' });
    await test.pass(10_000);
    expect(await say(5)).toMatchObject({ type: 'ok' });
  });
});
