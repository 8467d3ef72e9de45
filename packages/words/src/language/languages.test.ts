import { LANGUAGES } from '@wagons/rules';
import { expect, test } from 'vitest';
import { everyLanguage } from '../../test/everyLanguage.ts';
import { languageName, pickLanguage } from './languages.ts';
import { loadWords } from '../words.ts';

test('every language of the rulebooks has a name', () => {
  expect(new Set(LANGUAGES.map(languageName)).size).toBe(LANGUAGES.length);
});

test('every language can be loaded', async () => {
  for (const language of LANGUAGES) expect((await loadWords(language)).language).toBe(language);
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
