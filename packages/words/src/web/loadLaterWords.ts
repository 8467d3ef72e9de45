// What the web app says later, or never, loaded when it is needed.

import type { Language } from '@wagons/rules';
import type { LaterWords } from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: LaterWords }>>> = {
  en: () => import('./en/later.ts'),
  de: () => import('./de/later.ts'),
  nl: () => import('./nl/later.ts'),
  fr: () => import('./fr/later.ts'),
  it: () => import('./it/later.ts'),
};

/** What it says besides, but for the pages that have words of their own. */
export const loadLaterWords = async (language: Language): Promise<LaterWords> =>
  (await LOADERS[language]()).words;
