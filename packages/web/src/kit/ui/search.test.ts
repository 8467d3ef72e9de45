import { expect, test } from 'vitest';
import { bestOf, partsOf, soughtAmong, soughtIn } from './search.ts';

/** A text with what was sought in brackets. */
const marked = (text: string, query: string): string =>
  partsOf(text, soughtIn(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Wüste und Gebirge', 'WUSTE', '[Wüste] und Gebirge'],
  ['Die größte Größe', 'grosse', 'Die größte [Größe]'],
  ['À l’envers, à l’endroit', "a l'en", '[À] [l’en]vers, [à] [l’en]droit'],
  ['carte de départ', 'depart carte', '[carte] de [départ]'],
  ['P1 and P12', 'p1', '[P1] and [P1]2'],
  ['banana', 'ana', 'b[anana]'],
  ['e\u0301te\u0301', 'été', '[été]'],
  ['nothing here', '', 'nothing here'],
  ['nothing here', '   ', 'nothing here'],
])('in “%s”, “%s” is marked as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

const best = (texts: readonly string[], query: string): readonly (string | undefined)[] =>
  bestOf(texts, soughtAmong(texts, soughtIn(query))).map((i) => texts[i]);

test('where all words stand together, nothing else is found', () => {
  const texts = ['A corner does not join', 'A corner', 'joined at an edge'];
  expect(best(texts, 'join CORNER')).toEqual(['A corner does not join']);
  expect(best(texts, '')).toEqual(texts);
});

test('otherwise what has most of the words is found', () => {
  const texts = ['A corner and an edge', 'An edge', 'who begins'];
  expect(best(texts, 'corner edge touch')).toEqual(['A corner and an edge']);
  expect(best(texts, 'zeppelin')).toEqual([]);
});

test('words that begin with it come before words that have it inside', () => {
  expect(best(['a restart', 'the start', 'starting card'], 'start')).toEqual([
    'the start',
    'starting card',
    'a restart',
  ]);
});

test('an ending that stands nowhere is let go', () => {
  expect(best(['the starting card', 'a town'], 'starts')).toEqual(['the starting card']);
  expect(best(['a towel', 'a tower'], 'town')).toEqual([]);
});
