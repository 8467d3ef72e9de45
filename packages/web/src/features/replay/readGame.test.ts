// Tests of reading a game from links, codes and notation.

import { newGame } from '@wagons/rules';
import { makeCode, makeGame } from '@wagons/rules/notation';
import { describe, expect, test } from 'vitest';
import { playing } from '../../../../rules/test/course.ts';
import { baseDeck } from '../../../../rules/test/table.ts';
import { readGame } from './readGame.ts';

const game = playing(
  newGame('wagons', baseDeck()),
  'start 4; take 3; place 0,0; place 0,0 turned; place 2,1',
);
const code = makeCode(game);
const read = (text: string) => readGame(text, [baseDeck()]);

describe('a game is read from', () => {
  test.each([
    ['its code', code],
    ['its code with space around it', `\n  ${code} \n`],
    ['its code, broken into lines', `${code.slice(0, 10)}\n${code.slice(10)}`],
    ['its code in a sentence', `Look at this: ${code}`],
    ['a link', `https://example.org/wagons/#/replay/${code}`],
    ['a link to a step', `http://localhost:1234/#/replay/${code}/17`],
    ['a link to a new game', `https://example.org/#/new/${code}`],
    ['a link in a message', `Circle the Wagons, 20 to 18\nhttps://example.org/#/replay/${code}\nYour turn!`],
    ['the notation', makeGame(game)],
    ['the notation with remarks', `${makeGame(game)}# the end`],
  ])('%s', (_, text) => {
    const answer = read(text);
    expect(answer.ok && answer.value.moves).toEqual(game.moves);
  });
});

describe('what is no game is refused as what it seems to be:', () => {
  test('a damaged code', () => {
    expect(read(`${code}x`)).toEqual({ ok: false, error: { as: 'code', error: { what: 'damaged' } } });
  });

  test('a damaged link', () => {
    expect(read(`https://example.org/#/replay/${code.slice(1)}`)).toMatchObject({ error: { as: 'code' } });
  });

  test('notation that breaks off, with its place', () => {
    expect(read('wagons 1\ndeck 1\ncenter the-herd')).toMatchObject({
      error: { as: 'notation', error: { line: 3 } },
    });
  });

  test('a move that the rules forbid, with its place and its rule', () => {
    expect(read(`${makeGame(game)}second: take the-herd`)).toMatchObject({
      error: { as: 'notation', error: { what: 'illegal', line: 8 } },
    });
  });

  test.each(['', 'hello', 'hello there', '#/replay/', '{"v":1}', 'x'.repeat(20_000)])('%s', (text) => {
    expect(read(text).ok).toBe(false);
  });
});
