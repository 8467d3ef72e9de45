import { describe, expect, it } from 'vitest';
import { makeLineReader } from './lineReader.ts';
import {
  type BotReply,
  makeReply,
  makeRequest,
  parseReply,
  parseRequest,
  type BotRequest,
} from './protocol.ts';

describe('requests', () => {
  it.each<BotRequest>([
    { is: 'wagons', version: '1' },
    { is: 'newgame' },
    { is: 'stop' },
    { is: 'quit' },
    { is: 'deck', deck: 'frontier' },
    { is: 'deck', deck: '{"name": "a  b", "cards": []}' },
    { is: 'position', position: { code: '11AMdBhOdDwO1JGDj' } },
    { is: 'position', position: { seed: 'prairie', moves: '' } },
    { is: 'position', position: { seed: 'moves', moves: 'start the-herd; take badlands' } },
    { is: 'go', limit: {} },
    { is: 'go', limit: { nodes: 0 } },
    { is: 'go', limit: { milliseconds: 200 } },
    { is: 'go', limit: { nodes: 1000, milliseconds: 200 } },
  ])('are read as they are written: %j', (request) => {
    expect(parseRequest(makeRequest(request))).toEqual({ ok: true, value: request });
  });

  it('may contain any white space', () => {
    const value = { is: 'position', position: { seed: 'x', moves: 'start  badlands' } };
    expect(parseRequest('\tposition   seed x  moves  start  badlands \r')).toEqual({ ok: true, value });
    expect(parseRequest('go \t nodes   7')).toEqual({
      ok: true,
      value: { is: 'go', limit: { nodes: 7 } },
    });
  });

  it.each([
    ['', 'unknownRequest'],
    ['uci', 'unknownRequest'],
    ['quit now', 'unknownRequest'],
    ['GO', 'unknownRequest'],
    ['position', 'badPosition'],
    ['position code', 'badPosition'],
    ['position code a b', 'badPosition'],
    ['position seed', 'badPosition'],
    ['position seed a b', 'badPosition'],
    ['position fen x', 'badPosition'],
    ['go nodes', 'badBudget'],
    ['go nodes -1', 'badBudget'],
    ['go nodes 1e3', 'badBudget'],
    ['go time 1.5', 'badBudget'],
    ['go time 1 nodes 1', 'badBudget'],
    ['go infinite', 'badBudget'],
    ['go nodes 12345678901', 'badBudget'],
  ])('are refused if they are invalid: “%s”', (line, what) => {
    expect(parseRequest(line)).toMatchObject({ ok: false, error: { what } });
  });
});

describe('replies', () => {
  it.each<BotReply>([
    { is: 'id', text: 'name My Bot' },
    { is: 'ready' },
    { is: 'info', text: 'nodes 12' },
    { is: 'info', text: '' },
    { is: 'bestmove', move: 'place the-herd -1,0 turned' },
    { is: 'error', text: 'what?' },
  ])('are read as they are written: %j', (answer) => {
    expect(parseReply(makeReply(answer))).toEqual(answer);
  });

  it.each(['', 'hello', 'ready or not', 'take the-herd', 'Bestmove take x'])(
    '“%s” is not a reply',
    (line) => {
      expect(parseReply(line)).toBeUndefined();
    },
  );
});

describe('lines', () => {
  it('are joined from chunks', () => {
    const reader = makeLineReader(100);
    expect(reader.add('go no')).toEqual([]);
    expect(reader.add('des 5\nstop\n\nqu')).toEqual(['go nodes 5', 'stop', '']);
    expect(reader.rest()).toBe('qu');
  });

  it('are clipped if they are too long', () => {
    const reader = makeLineReader(5);
    for (let i = 0; i < 1000; i++) expect(reader.add('abc')).toEqual([]);
    expect(reader.rest()).toBe('abcabc');
    expect(reader.add('\nok\n')).toEqual(['abcabc', 'ok']);
  });
});
