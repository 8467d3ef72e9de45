// A live clock waits until both players are ready or have played, but not forever.

import { newGame, type Seat, seatToMove } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { ANNA, BERT, by, covered, opened, seated, someTurn, START } from '../../test/play.ts';
import { apply } from './apply.ts';
import { deadlineOf, flagFall, leftAt, READY_WITHIN, running, safeAfter } from './clock.ts';
import { decide } from './decide.ts';
import { faceOf } from './face.ts';
import type { TableState } from './table.ts';

const MINUTE = 60_000;
const TEN = 10 * MINUTE;
const FULL = { first: TEN, second: TEN };

/** The table after a command that is accepted. */
function after(
  table: TableState,
  command: Parameters<typeof decide>[1],
  player: string,
  at: number,
): TableState {
  const decided = decide(table, command, by(player, at));
  if (!decided.ok) throw new Error(decided.error.code);
  return apply(table, decided.value, at);
}
const turn = (table: TableState, at: number): TableState => {
  const player = seatToMove(table.game) === 'first' ? ANNA : BERT;
  return after(table, { type: 'turn', moves: [...someTurn(table.game)] }, player, at);
};
const awaits = (table: TableState): readonly Seat[] | undefined =>
  faceOf(table, { personOf: (id) => ({ id, name: '', account: false }), at: START, outages: [] }).awaits;

describe('a live clock', () => {
  it('waits for both players after they have sat down, and charges no time meanwhile', () => {
    const table = after(opened(), { type: 'sit' }, BERT, START);
    expect(awaits(table)).toEqual(['first', 'second']);
    expect(running(table)).toBeUndefined();
    expect(leftAt(table, START + 80_000, [])).toEqual(FULL);
  });

  it.each([
    [ANNA, BERT],
    [BERT, ANNA],
  ])('starts with the second player who is ready', (one, other) => {
    const half = after(seated(), { type: 'ready' }, one, START + 20_000);
    expect(awaits(half)).toEqual([one === ANNA ? 'second' : 'first']);
    expect(leftAt(half, START + MINUTE, [])).toEqual(FULL);
    const table = after(half, { type: 'ready' }, other, START + MINUTE);
    expect(awaits(table)).toBeUndefined();
    expect(running(table)).toBe('second');
    expect(leftAt(table, START + 2 * MINUTE, [])).toEqual({ first: TEN, second: TEN - MINUTE });
  });

  it('treats a turn as being ready, and adds no increment before it has started', () => {
    const half = turn(seated(), START + 20_000);
    expect(awaits(half)).toEqual(['first']);
    expect(leftAt(half, START + MINUTE, [])).toEqual(FULL);
    const table = turn(half, START + MINUTE);
    expect(awaits(table)).toBeUndefined();
    expect(table.left).toEqual(FULL);
    expect(leftAt(table, START + 2 * MINUTE, [])).toEqual({ first: TEN, second: TEN - MINUTE });
    expect(turn(table, START + 2 * MINUTE).left?.second).toBe(TEN - MINUTE + 10_000);
  });

  it('that has started does not wait again, even if the first turns are taken back', () => {
    const table = turn(turn(seated(), START + 1), START + 2);
    const asked = after(table, { type: 'askTakeBack' }, ANNA, START + 3);
    const back = after(asked, { type: 'answerTakeBack', accept: true }, BERT, START + 4);
    expect(awaits(back)).toBeUndefined();
    expect(running(back)).toBe('first');
  });

  it('is not waited for in untimed or correspondence games', () => {
    for (const clock of [{ kind: 'none' }, { kind: 'days', days: 1 }] as const) {
      const table = after(opened({ clock }), { type: 'sit' }, BERT, START);
      expect(awaits(table)).toBeUndefined();
      expect(decide(table, { type: 'ready' }, by(BERT))).toMatchObject({ error: { code: 'notAwaited' } });
    }
  });
});

describe('a game whose players are never ready', () => {
  it('is aborted after 90 seconds, excluding outages', () => {
    const table = after(seated(), { type: 'ready' }, ANNA, START + 20_000);
    const end = START + READY_WITHIN;
    expect(deadlineOf(table, [])).toBe(end);
    expect(flagFall(table, end - 1, [])).toBeUndefined();
    const event = { type: 'aborted', why: 'notReady', seat: 'second', left: FULL } as const;
    expect(flagFall(table, end, [])).toEqual(event);
    expect(apply(table, event, end).end).toEqual({ by: 'aborted', why: 'notReady', seat: 'second' });
    expect(flagFall(seated(), end, [])).toEqual({ type: 'aborted', why: 'notReady', left: FULL });
    const outages = [{ from: START + MINUTE, to: START + 4 * MINUTE }];
    expect(deadlineOf(table, outages)).toBe(end + 3 * MINUTE);
    expect(flagFall(table, end, outages)).toBeUndefined();
    for (const player of [ANNA, BERT])
      expect(decide(table, { type: 'ready' }, by(player, end))).toMatchObject({
        error: { code: 'timeIsUp' },
      });
  });

  it('is checked in time, whatever happens first', () => {
    const short = { kind: 'live', seconds: 30, increment: 0 } as const;
    // The clock may start at any moment, and then a flag may fall after half a minute.
    expect(safeAfter(seated({ clock: short }), START, [])).toBe(START + 30_000);
    const long = { kind: 'live', seconds: 7200, increment: 0 } as const;
    expect(safeAfter(seated({ clock: long }), START, [])).toBe(START + READY_WITHIN);
    expect(safeAfter(seated({ clock: long }), START + MINUTE, [])).toBe(START + READY_WITHIN);
    expect(safeAfter(seated({ clock: { kind: 'none' } }), START, [])).toBeUndefined();
  });
});

describe('cards that are dealt when both players are ready', () => {
  const half = after(covered(), { type: 'ready' }, ANNA, START + 1000);

  it('are chosen by the last one who is ready', () => {
    expect(half).toMatchObject({ covered: true, awaits: ['second'], game: covered().game });
    const table = after(half, { type: 'ready' }, BERT, START + 2000);
    expect(table.game).toEqual(newGame('dealt', table.game.deck));
    expect(table).toMatchObject({ seed: 'dealt', since: START + 2000 });
    expect(table).not.toHaveProperty('covered');
    expect(running(table)).toBe('second');
  });

  it('can’t be played before', () => {
    for (const table of [covered(), half]) {
      const turnNow = decide(
        table,
        { type: 'turn', moves: [...someTurn(table.game)] },
        by(BERT, START + 3000),
      );
      expect(turnNow).toEqual({ ok: false, error: { code: 'notDealt' } });
    }
  });

  it('are shown with the time by which both must be ready', () => {
    const faceAt = (table: TableState) =>
      faceOf(table, { personOf: (id) => ({ id, name: '', account: false }), at: START, outages: [] });
    expect(faceAt(half)).toMatchObject({ awaits: ['second'], readyBy: START + READY_WITHIN });
    expect(faceAt(after(half, { type: 'ready' }, BERT, START + 2000))).not.toHaveProperty('readyBy');
  });
});

it('a game of an older log still waits for ten minutes', () => {
  const { within: _, ...old } = seated();
  expect(deadlineOf(old, [])).toBe(START + TEN);
  expect(flagFall(old, START + TEN - 1, [])).toBeUndefined();
});
