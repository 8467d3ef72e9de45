import { expect, test } from 'vitest';
import { isFoundIn, partsOf, soughtIn } from './search.ts';

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

test('every word must be there, in whichever text', () => {
  const texts = ['A corner', 'does not join'];
  expect(isFoundIn(texts, soughtIn('join CORNER'))).toBe(true);
  expect(isFoundIn(texts, soughtIn('join edge'))).toBe(false);
  expect(isFoundIn(texts, soughtIn(''))).toBe(true);
});
