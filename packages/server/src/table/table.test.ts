// Plays at tables without a server: turns, takebacks, resignations, rematches, and replay.

import { fingerprint } from '@wagons/protocol';
import { opponent, score, seatToMove } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { afterTurns, ANNA, BERT, by, CARL, NEXT, opened, sat, someTurn, START } from '../../test/play.ts';
import { apply } from './apply.ts';
import { decide } from './decide.ts';
import { roleOf, type TableState } from './table.ts';

const codeOf = (decided: ReturnType<typeof decide>) => (decided.ok ? decided.value.type : decided.error.code);

describe('sitting down', () => {
  it.each([
    ['host', true, { first: ANNA, second: CARL }],
    ['guest', true, { first: CARL, second: ANNA }],
    ['random', true, { first: ANNA, second: CARL }],
    ['random', false, { first: CARL, second: ANNA }],
  ] as const)('with %s as first player and a coin that says %s', (first, coin, seats) => {
    const decided = decide(opened({ first }), { type: 'sit' }, { ...by(CARL), coin: () => coin });
    expect(decided).toEqual({
      ok: true,
      value: { type: 'sat', seats, awaits: ['first', 'second'], within: 90_000 },
    });
  });

  it('gives everyone a role', () => {
    expect([ANNA, BERT, undefined].map((player) => roleOf(opened(), player))).toEqual([
      'host',
      'spectator',
      'spectator',
    ]);
    expect([ANNA, BERT, CARL].map((player) => roleOf(sat(), player))).toEqual([
      'first',
      'second',
      'spectator',
    ]);
  });
});

describe('a turn', () => {
  const table = afterTurns(sat(), 3);
  const seat = seatToMove(table.game)!;
  const player = table.seats![seat];

  it('must be complete', () => {
    const moves = [...someTurn(table.game)];
    expect(moves.length).toBeGreaterThan(1);
    expect(
      codeOf(decide(table, { type: 'turn', moves: moves.slice(0, -1) }, by(player, table.changedAt))),
    ).toBe('unfinished');
  });

  it('ends where the opponent’s begins', () => {
    const moves = [...someTurn(table.game)];
    const next = apply(table, { type: 'turn', seat, moves }, table.changedAt);
    const theirs = someTurn(next.game)[0]!;
    expect(
      decide(table, { type: 'turn', moves: [...moves, theirs] }, by(player, table.changedAt)),
    ).toMatchObject({
      error: { code: 'illegal', illegal: { why: 'notYourTurn', at: moves.length } },
    });
  });

  it('is refused with the rule it breaks', () => {
    expect(
      decide(table, { type: 'turn', moves: ['take nothing'] }, by(player, table.changedAt)),
    ).toMatchObject({
      error: { code: 'illegal', illegal: { rule: 'D2', at: 0 } },
    });
    expect(decide(table, { type: 'turn', moves: ['dance'] }, by(player, table.changedAt))).toMatchObject({
      error: { code: 'illegal', illegal: { why: 'malformed', at: 0 } },
    });
  });

  it('after turn leads to the end, decided by points', () => {
    const over = afterTurns(sat(), 40);
    expect(over.status).toBe('over');
    const { first, second } = score(over.game);
    const outcome = first.total === second.total ? 'draw' : first.total > second.total ? 'first' : 'second';
    expect(over.end).toEqual({ by: 'points', outcome });
  });
});

describe('a takeback', () => {
  const table = afterTurns(sat(), 4);
  const mover = seatToMove(table.game)!;
  const asker = opponent(mover);
  const asked = apply(table, { type: 'takeBackAsked', seat: asker }, table.changedAt);
  const grant = (at: TableState, seat: 'first' | 'second') =>
    decide(at, { type: 'answerTakeBack', accept: true }, by(at.seats![seat], at.changedAt));

  it('removes the last turn of the seat that asked', () => {
    const granted = grant(asked, mover);
    expect(granted).toMatchObject({
      ok: true,
      value: { type: 'takeBackMade', to: table.turns.at(-1)!.from },
    });
    const back = granted.ok ? apply(asked, granted.value, asked.changedAt) : asked;
    expect(fingerprint(back.game)).toBe(fingerprint(afterTurns(sat(), 3).game));
    expect(back.turns).toEqual(table.turns.slice(0, -1));
    expect(back.offer).toBeUndefined();
  });

  it('of the seat to move also removes the opponent’s turn after it', () => {
    const both = apply(table, { type: 'takeBackAsked', seat: mover }, table.changedAt);
    const granted = grant(both, asker);
    expect(granted).toMatchObject({ ok: true, value: { to: table.turns.at(-2)!.from } });
  });

  it('ends when the opponent plays on or refuses', () => {
    const on = apply(asked, { type: 'turn', seat: mover, moves: someTurn(asked.game) }, asked.changedAt);
    expect(on.offer).toBeUndefined();
    expect(apply(asked, { type: 'takeBackRefused', seat: mover }, asked.changedAt).offer).toBeUndefined();
  });

  it('can be withdrawn, but not accepted, by the seat that asked', () => {
    const answer = (accept: boolean) =>
      decide(asked, { type: 'answerTakeBack', accept }, by(asked.seats![asker], asked.changedAt));
    expect(answer(false)).toEqual({ ok: true, value: { type: 'takeBackRefused', seat: asker } });
    expect(codeOf(answer(true))).toBe('noOffer');
  });

  it('is not allowed in rated games', () => {
    const rated = afterTurns(sat({ rated: true }), 4);
    expect(codeOf(decide(rated, { type: 'askTakeBack' }, by(ANNA, rated.changedAt)))).toBe('notInRated');
  });
});

it('a rated rematch has a new deal', () => {
  const over = apply(sat({ rated: true }), { type: 'resigned', seat: 'first' }, START);
  expect(codeOf(decide(over, { type: 'offerRematch', deal: 'same' }, by(ANNA)))).toBe('notInRated');
  expect(decide(over, { type: 'offerRematch', deal: 'new' }, by(ANNA))).toMatchObject({ ok: true });
});

it('a rematch is opened once', () => {
  const over = apply(sat(), { type: 'resigned', seat: 'first' }, START);
  const offered = apply(over, { type: 'rematchOffered', seat: 'first', deal: 'same' }, START);
  const accepted = decide(offered, { type: 'answerRematch', accept: true }, by(BERT));
  expect(accepted).toEqual({ ok: true, value: { type: 'rematched', seat: 'second', next: NEXT } });
  const done = accepted.ok ? apply(offered, accepted.value, START) : offered;
  for (const player of [ANNA, BERT])
    expect(codeOf(decide(done, { type: 'offerRematch', deal: 'new' }, by(player)))).toBe('noOffer');
});
