import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIENT_MESSAGES, COMMANDS, SERVER_MESSAGES, SINCE } from './messages.ts';
import { LARGEST_MESSAGE, readClientMessage, readJson } from './read.ts';
import { REFUSAL_CODES } from './refusals.ts';

const TABLE = 'abcdefghijklmnopqrstuv';
const DO = { type: 'do', table: TABLE, cmdId: 'cmd-0001', expectedSeq: 3, command: { type: 'resign' } };
const codeOf = (message: unknown): string => {
  const read = readClientMessage(typeof message === 'string' ? message : JSON.stringify(message));
  return read.ok ? 'ok' : read.error.code;
};

describe('valid messages', () => {
  it.each([
    { type: 'hello', proto: 1, rulesVersion: 1 },
    { type: 'watch', table: TABLE },
    { type: 'watch', table: TABLE, since: 4, line: 0 },
    { type: 'unwatch', table: TABLE },
    { type: 'lobby', on: true },
    { type: 'ping', at: 1.5 },
    DO,
    { ...DO, command: { type: 'turn', moves: ['take the-herd', 'place the-herd 0,0'] } },
    { ...DO, command: { type: 'say', text: '<b>hello</b>' } },
    { ...DO, cmdId: '123e4567-e89b-12d3-a456-426614174000' },
    { ...DO, cmdId: 'x'.repeat(64) },
  ])('%j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });
});

describe('invalid messages', () => {
  it.each([
    ['', 'malformed'],
    ['nothing', 'malformed'],
    ['null', 'malformed'],
    ['[]', 'malformed'],
    ['"hello"', 'malformed'],
    ['{"type":7}', 'malformed'],
    ['{"type":"hello"', 'malformed'],
    ['{"type":"constructor"}', 'unknownMessage'],
    ['{"type":"__proto__"}', 'unknownMessage'],
    ['{"__proto__":{"type":"ping"},"at":1}', 'malformed'],
    [{ type: 'dance' }, 'unknownMessage'],
    [{ ...DO, command: { type: 'cheat' } }, 'unknownMessage'],
    [{ ...DO, command: { type: 'toString' } }, 'unknownMessage'],
    [{ ...DO, command: undefined }, 'malformed'],
    [{ ...DO, expectedSeq: -1 }, 'malformed'],
    [{ ...DO, expectedSeq: 1.5 }, 'malformed'],
    [{ ...DO, expectedSeq: '3' }, 'malformed'],
    [{ ...DO, cmdId: 'short' }, 'malformed'],
    [{ ...DO, cmdId: 'x'.repeat(65) }, 'malformed'],
    [{ ...DO, table: `${TABLE}${TABLE}` }, 'malformed'],
    [{ ...DO, seat: 'first' }, 'malformed'],
    [{ ...DO, command: { type: 'resign', seat: 'first' } }, 'malformed'],
    [{ ...DO, command: { type: 'turn', moves: [] } }, 'malformed'],
    [{ ...DO, command: { type: 'turn', moves: Array.from({ length: 32 }, () => 'take x') } }, 'malformed'],
    [{ ...DO, command: { type: 'turn', moves: [{}] } }, 'malformed'],
    ['{"type":"hello","proto":1e400,"rulesVersion":1}', 'malformed'],
    ['x'.repeat(LARGEST_MESSAGE + 1), 'tooLarge'],
  ])('%j is refused as %s', (message, code) => {
    expect(codeOf(message)).toBe(code);
  });

  it.each([
    [{ ...DO, cmdId: 'short' }, '/cmdId'],
    [{ ...DO, expectedSeq: -1 }, '/expectedSeq'],
    [{ ...DO, command: { type: 'turn', moves: [{}] } }, '/command/moves/0'],
    [{ type: 'watch' }, 'table'],
    ['{"type":7}', '/type'],
    ['nothing', 'not JSON'],
  ])('%j: the detail names what is wrong', (message, where) => {
    const read = readClientMessage(typeof message === 'string' ? message : JSON.stringify(message));
    expect(read.ok ? 'ok' : read.error.detail).toContain(where);
  });

  it('depth and width are limited and no prototype is polluted', () => {
    expect(readJson('['.repeat(16) + ']'.repeat(16)).ok).toBe(true);
    expect(readJson('['.repeat(18) + ']'.repeat(18)).ok).toBe(false);
    const wide = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, 0])));
    expect(readJson(wide(64)).ok).toBe(true);
    expect(readJson(wide(65)).ok).toBe(false);
    readClientMessage('{"type":"ping","at":1,"__proto__":{"isAdmin":true}}');
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('never throws', () => {
    const answer = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.json().map((text) => text.slice(1)),
    );
    fc.assert(
      fc.property(answer, (text) => {
        const read = readClientMessage(text);
        expect(read.ok || read.error.code in REFUSAL_CODES).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('every message has the version that introduced it', () => {
  const all = [...Object.keys(CLIENT_MESSAGES), ...Object.keys(SERVER_MESSAGES)];
  expect(Object.keys(SINCE).toSorted()).toEqual([...new Set(all)].toSorted());
});

it('no command contains a player', () => {
  for (const { properties } of Object.values(COMMANDS)) {
    for (const name of ['seat', 'player', 'by', 'id']) expect(Object.keys(properties)).not.toContain(name);
  }
});

it.each([22, 31, 43])('a table id of %i characters is accepted', (length) => {
  const read = readClientMessage(JSON.stringify({ type: 'watch', table: 'a'.repeat(length) }));
  expect(read.ok).toBe(true);
});

it.each([0, 21, 44])('a table id of %i characters is malformed', (length) => {
  const read = readClientMessage(JSON.stringify({ type: 'watch', table: 'a'.repeat(length) }));
  expect(read).toMatchObject({ ok: false, error: { code: 'malformed' } });
});
