import { makeCode, makeGame, newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { randomCourse } from '../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { readGame } from './linking.ts';

const game = randomCourse('links')[9] ?? newGame('x', baseDeck());
const code = makeCode(game);

describe('a game from a text', () => {
  it.each([
    ['a code', code],
    ['a code with spaces around it', `  ${code}\t`],
    ['a link', `https://example.org/play/#/replay/${code}`],
    ['a link to a moment', `http://localhost:8080/#/replay/${code}/4`],
    ['what stands behind the #', `#/new/${code}`],
    ['the notation', makeGame(game)],
    ['the notation with another line end', makeGame(game).replaceAll('\n', '\r\n')],
  ])('%s', (_, text) => {
    expect(readGame(text, [baseDeck()])).toMatchObject({ ok: true, value: { moves: game.moves } });
  });

  it.each([
    ['nothing', '', 'notACode'],
    ['words', 'hello there', 'notACode'],
    ['a link to elsewhere', 'https://example.org/', 'notACode'],
    ['a damaged link', `https://example.org/#/replay/${code.slice(0, -1)}`, 'damaged'],
  ])('says why %s is none', (_, text, what) => {
    expect(readGame(text, [baseDeck()])).toMatchObject({
      ok: false,
      error: { what: 'code', error: { what } },
    });
  });

  it('says where the notation goes wrong', () => {
    expect(readGame(makeGame(game).replace('center', 'centre'), [baseDeck()])).toMatchObject({
      ok: false,
      error: { what: 'text', error: { line: 3, column: 1 } },
    });
  });

  it('says which deck is missing', () => {
    const foreign = newGame('a', deckFile('example-frontier'));
    expect(readGame(makeCode(foreign), [baseDeck()])).toMatchObject({
      ok: false,
      error: { what: 'code', error: { what: 'unknownDeck', found: foreign.deck.hash.slice(0, 10) } },
    });
    expect(readGame(makeCode(foreign), [baseDeck(), foreign.deck]).ok).toBe(true);
  });
});
