// The words of the web app, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { WebWords } from './contract.ts';

export { PLACES, type PlaceName, type TableWords, type WebWords } from './contract.ts';

const english = async (): Promise<WebWords> => (await import('./en/index.ts')).words;

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<WebWords>>> = {
  en: english,
  de: async () => (await import('./de/index.ts')).words,
  nl: async () => (await import('./nl/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
};

/** All that the web app says in a language, but for the pages that have words of their own. */
export const loadWebWords = (language: Language): Promise<WebWords> => LOADERS[language]();
