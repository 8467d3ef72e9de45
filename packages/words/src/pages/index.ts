// The words of the pages that are visited more rarely, loaded when somebody goes there.

import type { Language } from '@wagons/rules';
import type { PagesWords } from './contract.ts';

export type { PagesWords } from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<PagesWords>>> = {
  en: async () => (await import('./en/index.ts')).words,
  de: async () => (await import('./de/index.ts')).words,
  nl: async () => (await import('./nl/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
};

/** All that the replay, the score pad, the games and the page about the app say in a language. */
export const loadPagesWords = (language: Language): Promise<PagesWords> => LOADERS[language]();
