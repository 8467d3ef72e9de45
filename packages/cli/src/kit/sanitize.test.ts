import { newGame } from '@wagons/rules';
import { makeGame } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons, type World } from '../../test/wagons.ts';

/** Control characters, except line breaks. */
const STEERING = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const EVIL = '\u001B[31mred\u009B2J\u0007\u202Eback';

const illegal = `${makeGame(newGame('prairie', printedDeck))}second: start ${EVIL}\n`;
const files = {
  'deck.json': JSON.stringify({ [EVIL]: 1, cards: [{ id: EVIL, front: [EVIL] }] }),
  'letter.json': `Dear ${EVIL}`,
  'game.txt': illegal,
};

describe('untrusted control characters', () => {
  it.each<[string, readonly string[], World]>([
    ['an unknown command', [EVIL], {}],
    ['an unknown option', ['deal', `--${EVIL}`], {}],
    ['faults of a deck', ['deck', 'check', 'deck.json'], { files }],
    ['a deck that is no JSON', ['deck', 'check', 'letter.json'], { files }],
    ['a faulty deck', ['play', '--deck', 'deck.json'], { files }],
    ['a game as text', ['replay', 'game.txt'], { files }],
    ['the name of a file', ['replay', `${EVIL}.txt`], {}],
    ['a typed town', ['score', '--first', `${EVIL} 0,0`], {}],
    ['a typed scoring card', ['score', '--center', EVIL], {}],
    ['a question', ['score'], { input: JSON.stringify({ [EVIL]: 1, center: [], towns: {} }) }],
    ['a question that is no JSON', ['score'], { input: EVIL }],
    ['a move through a pipe', ['play', '--seed', 'x'], { input: `take ${EVIL}` }],
    ['something typed', ['play', '--seed', 'x'], { input: EVIL, isTerminal: true }],
    ['a seed', ['deal', '--seed', EVIL], {}],
  ])('from %s', async (_, argv, world) => {
    const { code, out, err } = await wagons(argv, world);
    expect(out + err).toContain('�[31m');
    expect(out).not.toMatch(STEERING);
    expect(err).not.toMatch(STEERING);
    expect([0, 1, 2]).toContain(code);
  });

  it('cannot start new lines', async () => {
    const { err } = await wagons(['score', '--first', 'badlands\u2028All is well. 0,0']);
    expect(err.trimEnd()).not.toMatch(/[\n\u2028]/);
  });

  it('are escaped in JSON', async () => {
    const { out } = await wagons(['deck', 'check', 'deck.json', '--json'], { files });
    expect(out).not.toMatch(STEERING);
    expect(JSON.stringify(jsonLines(out))).toContain('\u009B2J');
  });

  it('are kept if they are our own colors', async () => {
    const { out } = await wagons(['deal', '--seed', EVIL], { colors: 256, isTerminal: true });
    expect(out).toContain('\u001B[48;5;');
    expect(out).not.toContain('\u001B[31m');
  });
});

describe('an output that cannot be written', () => {
  it('is reported in one sentence and exits with 1', async () => {
    const ended = await wagons(['deal', '--seed', 'x'], { isFull: true });
    expect(ended).toEqual({ code: 1, out: '', err: 'Couldn’t write the output. Is the disk full?\n' });
    expect((await wagons(['fly'], { isFull: true })).code).toBe(2);
  });
});
