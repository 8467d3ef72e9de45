// Tests of the game clocks: whose time runs, outages, and flags.

import { seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { afterTurns, ANNA, BERT, by, sat, someTurn, START } from '../../test/play.ts';
import { apply } from './apply.ts';
import { deadlineOf, flagFall, leftAt, safeAfter } from './clock.ts';
import { decide, type TableCommand } from './decide.ts';
import { faceOf } from './face.ts';
import type { TableState } from './table.ts';

const MINUTE = 60_000;
const TEN = 10 * MINUTE;

describe('a live clock', () => {
  it('runs for the seat to move, once both sit', () => {
    expect(leftAt(sat(), START + MINUTE, [])).toEqual({ first: TEN, second: TEN - MINUTE });
  });

  it('gets its increment after a turn, then the other one runs', () => {
    const table = sat();
    const turn = decide(table, { type: 'turn', moves: [...someTurn(table.game)] }, by(BERT, START + MINUTE));
    expect(turn).toMatchObject({ ok: true, value: { left: { first: TEN, second: TEN - MINUTE + 10_000 } } });
    const next = turn.ok ? apply(table, turn.value, START + MINUTE) : table;
    expect(leftAt(next, START + 2 * MINUTE, [])).toEqual({
      first: TEN - MINUTE,
      second: TEN - MINUTE + 10_000,
    });
  });

  it('does not run during an outage', () => {
    const outages = [{ from: START + 10_000, to: START + 70_000 }];
    expect(leftAt(sat(), START + 100_000, outages)?.second).toBe(TEN - 40_000);
    expect(deadlineOf(sat(), outages)).toBe(START + TEN + MINUTE);
  });

  it('excludes only the part of an outage that lies in the turn', () => {
    const outages = [
      { from: START - 50_000, to: START + 10_000 },
      { from: START + TEN - 5_000, to: START + TEN + 50_000 },
    ];
    expect(leftAt(sat(), START + 20_000, outages)?.second).toBe(TEN - 10_000);
    expect(deadlineOf(sat(), outages)).toBe(START + TEN + 10_000 + 55_000);
  });

  it('never goes below zero, and never back', () => {
    expect(leftAt(sat(), START + 2 * TEN, [])?.second).toBe(0);
    expect(leftAt(sat(), START - TEN, [])?.second).toBe(TEN);
  });
});

describe('a clock while a takeback is requested', () => {
  const REST = 30_000;
  const table = afterTurns(sat(), 5);
  const { since: at } = table;
  /** The table after what a player wants, a number of milliseconds after the last turn. */
  const after = (before: TableState, command: TableCommand, player: string, later: number): TableState => {
    const decision = decide(before, command, by(player, at + later));
    if (!decision.ok) throw new Error(`refused: ${decision.error.code}`);
    return apply(before, decision.value, at + later);
  };
  const ask: TableCommand = { type: 'askTakeBack' };
  const decline: TableCommand = { type: 'answerTakeBack', accept: false };
  const spent = (now: TableState, later: number): number => TEN - (leftAt(now, at + later, [])?.first ?? 0);
  // Anna is to move, and Bert asks.
  const asked = after(table, ask, BERT, MINUTE);

  it('stands still for 30 seconds if its player has to answer', () => {
    expect([0, REST, REST + 1000].map((more) => spent(asked, MINUTE + more))).toEqual([
      MINUTE,
      MINUTE,
      MINUTE + 1000,
    ]);
    expect(deadlineOf(asked, [])).toBe(at + TEN + REST);
    expect(flagFall(asked, at + TEN + REST - 1, [])).toBeUndefined();
    expect(flagFall(asked, at + TEN + REST, [])).toMatchObject({ type: 'flagged', seat: 'first' });
  });

  it('tells visitors from when on it runs', () => {
    const clocksAt = (later: number) =>
      faceOf(asked, { personOf: (id) => ({ id, name: id, account: false }), at: at + later, outages: [] })
        .clocks;
    const left = { first: TEN - MINUTE, second: TEN };
    expect(clocksAt(MINUTE + 1000)).toEqual({ left, running: 'first', since: at + MINUTE + REST });
    expect(clocksAt(MINUTE + REST + 1000)).toMatchObject({
      left: { ...left, first: TEN - MINUTE - 1000 },
      since: at + MINUTE + REST + 1000,
    });
  });

  it('runs again after the answer, or when the request is withdrawn', () => {
    for (const player of [ANNA, BERT]) {
      const soon = after(asked, decline, player, MINUTE + 5000);
      expect(spent(soon, MINUTE + 15_000)).toBe(MINUTE + 10_000);
      const late = after(asked, decline, player, MINUTE + REST + 5000);
      expect(spent(late, MINUTE + REST + 6000)).toBe(MINUTE + 6000);
    }
  });

  it('charges nothing more for a turn in the meantime', () => {
    const turn: TableCommand = { type: 'turn', moves: [...someTurn(asked.game)] };
    expect(after(asked, turn, ANNA, MINUTE + 20_000).left?.first).toBe(TEN - MINUTE + 10_000);
  });

  it('gives no time for asking again, or for asking on one’s own turn', () => {
    const again = after(after(asked, decline, ANNA, MINUTE), ask, BERT, MINUTE + 1000);
    expect(spent(again, MINUTE + 11_000)).toBe(MINUTE + 11_000);
    expect(spent(after(table, ask, ANNA, MINUTE), MINUTE + 10_000)).toBe(MINUTE + 10_000);
  });

  it('charges all of it in logs from before this rule', () => {
    const old = apply(table, { type: 'takeBackAsked', seat: 'second' }, at + MINUTE);
    expect(spent(old, MINUTE + 10_000)).toBe(MINUTE + 10_000);
  });
});

describe('a flag', () => {
  const going = afterTurns(sat(), 5);

  it('falls when time is up, and not before', () => {
    expect(flagFall(going, going.since + TEN - 1, [])).toBeUndefined();
    expect(flagFall(going, going.since + TEN, [])).toEqual({
      type: 'flagged',
      seat: 'first',
      left: { first: 0, second: TEN },
    });
    const over = apply(going, { type: 'flagged', seat: 'first' }, going.since + TEN);
    expect(over.end).toEqual({ by: 'time', outcome: 'second' });
    expect(flagFall(over, going.since + 3 * TEN, [])).toBeUndefined();
  });

  it('makes every command of both players too late', () => {
    const at = going.since + TEN;
    for (const player of [ANNA, BERT]) {
      expect(decide(going, { type: 'resign' }, by(player, at))).toMatchObject({
        error: { code: 'timeIsUp' },
      });
    }
  });

  it('before the first draft aborts the game', () => {
    const left = { first: TEN, second: 0 };
    const event = { type: 'aborted', why: 'noMove', seat: 'second', left } as const;
    expect(flagFall(sat(), START + TEN, [])).toEqual(event);
    expect(apply(sat(), event, START + TEN).end).toEqual({ by: 'aborted', why: 'noMove', seat: 'second' });
  });
});

describe('the lower bound of flag falls', () => {
  it.each([0, 3])('holds for the whole game, with an increment of %i seconds', (increment) => {
    const throwDie = dice('safe times');
    let table = sat({ clock: { kind: 'live', seconds: 20, increment } });
    let at = START;
    let promised = 0;
    while (table.status === 'going') {
      expect(deadlineOf(table, [])).toBeGreaterThanOrEqual(promised);
      promised = Math.max(promised, safeAfter(table, at, []) ?? Infinity);
      at += 1000 * throwDie(8);
      const moves = [...someTurn(table.game)];
      const turn = decide(
        table,
        { type: 'turn', moves },
        by(seatToMove(table.game) === 'first' ? ANNA : BERT, at),
      );
      const event = turn.ok ? turn.value : flagFall(table, at, []);
      if (event) table = apply(table, event, at);
    }
    expect(promised).toBeGreaterThan(START + 20_000);
  });

  it('is checked again soon, but not immediately, when the waiting seat has hardly any time', () => {
    const table = { ...sat(), left: { first: 5, second: TEN } };
    expect(safeAfter(table, START, [])).toBe(START + 1000);
  });
});

describe('other clocks', () => {
  it('correspondence time starts over with every turn', () => {
    const table = sat({ clock: { kind: 'days', days: 2 } });
    const day = 24 * 60 * MINUTE;
    const turn = decide(table, { type: 'turn', moves: [...someTurn(table.game)] }, by(BERT, START + day));
    expect(turn).toMatchObject({ ok: true, value: { left: { first: 2 * day, second: 2 * day } } });
  });

  it('without a clock no time runs and no flag falls', () => {
    const table = sat({ clock: { kind: 'none' } });
    expect(leftAt(table, START + TEN, [])).toBeUndefined();
    expect(deadlineOf(table, [])).toBeUndefined();
    expect(flagFall(table, START + 1e12, [])).toBeUndefined();
  });
});
