// What the web app says until a game is played, loaded for the language that is spoken.

import type { Language } from '@wagons/rules';
import type { WebWords } from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: WebWords }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

/** All that the web app says in a language until a game is played. */
export const loadWebWords = async (language: Language): Promise<WebWords> =>
  (await LOADERS[language]()).words;
