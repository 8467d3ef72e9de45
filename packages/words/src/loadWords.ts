// All words of a language, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { Words } from './contract.ts';

// A language is imported only here and only when asked for, so that nobody downloads the other four.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

/** All that a language says. */
export const loadWords = async (language: Language): Promise<Words> => (await LOADERS[language]()).words;
