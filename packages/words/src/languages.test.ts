import { LANGUAGES } from '@wagons/rules';
import { expect, test } from 'vitest';
import { everyLanguage } from '../test/everyLanguage.ts';
import { LANGUAGE_NAMES, pickLanguage } from './languages.ts';
import { loadWords } from './loadWords.ts';

test('every language of the rulebooks has a name', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
});

test('every language can be loaded, once', async () => {
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    expect(await loadWords(language)).toBe(words);
  }
  expect(everyLanguage.map(({ language }) => language)).toContain('en');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr_BE.UTF-8'], 'fr'],
  [['pt-BR', 'IT'], 'it'],
  [['nl'], 'nl'],
  [['C', 'POSIX'], 'en'],
  [['den', 'en-GB'], 'en'],
  [[], 'en'],
])('of %o the language is %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});
