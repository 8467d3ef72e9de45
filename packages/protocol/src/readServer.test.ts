// Tests of reading what a server sends: valid, damaged, and from a newer version.

import { describe, expect, it } from 'vitest';
import { readAnswer, readProblem, readServerMessage } from './readServer.ts';

const read = (message: unknown): unknown => {
  const found = readServerMessage(typeof message === 'string' ? message : JSON.stringify(message));
  return found.ok ? found.value : found.error;
};

const OK = { type: 'ok', cmdId: 'cmd-0001', table: 'abcdefghijklmnopqrstuv', seq: 3 };

describe('a server message', () => {
  it('is read by its schema', () => {
    expect(read(OK)).toEqual(OK);
  });

  it('may have fields of a newer version, which are dropped', () => {
    expect(read({ ...OK, storedAt: 17 })).toEqual(OK);
    const you = { id: 'annie___________', name: 'Annie', account: true };
    const welcome = { type: 'welcome', proto: 1, rulesVersion: 1, time: 5, you };
    expect(read({ ...welcome, you: { ...you, flair: '🌵' } })).toEqual(welcome);
  });

  it('may be of a type that only a newer version knows', () => {
    expect(readServerMessage('{"type":"fireworks"}')).toEqual({ ok: true, value: undefined });
    expect(readServerMessage('{"type":"constructor"}')).toEqual({ ok: true, value: undefined });
  });

  it('may refuse for a reason that only a newer version knows', () => {
    const refused = { type: 'refused', code: 'notOnSundays', cmdId: 'cmd-0001' };
    expect(read(refused)).toEqual(refused);
    expect(read({ ...refused, code: 7 })).toBe('refused.code');
  });

  it.each([
    ['', 'no message'],
    ['{"type":"ok"', 'no message'],
    ['null', 'no message'],
    ['[]', 'no message'],
    ['{"type":7}', 'no message'],
    [{ ...OK, seq: -1 }, 'ok.seq'],
    [{ ...OK, cmdId: undefined }, 'ok.cmdId'],
    [
      { type: 'said', table: OK.table, lines: [{ line: 1, at: 1, seat: 'third', text: '' }] },
      'said.lines.0.seat',
    ],
  ])('is refused with the place that is wrong: %j', (message, wrong) => {
    expect(read(message)).toBe(wrong);
  });
});

describe('a response', () => {
  it('is read by the schema of its route', () => {
    expect(readAnswer('lobby', { tables: [], more: 1 })).toEqual({ ok: true, value: { tables: [] } });
    expect(readAnswer('lobby', { tables: [{}] })).toEqual({ ok: false, error: 'lobby.tables.0.id' });
    expect(readAnswer('deck', [1, 2])).toEqual({ ok: true, value: [1, 2] });
  });

  it('with an error has a code, which may be unknown, and a sentence', () => {
    expect(readProblem('{"code":"notOnSundays","message":"No.","x":1}')).toEqual({
      code: 'notOnSundays',
      message: 'No.',
    });
    expect(readProblem('{"error":"x"}')).toBeUndefined();
    expect(readProblem('<h1>502</h1>')).toBeUndefined();
  });
});
