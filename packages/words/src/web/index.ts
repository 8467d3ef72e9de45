// The words of the web app, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { LaterWords, WebWords } from './contract.ts';

export { type LaterWords, PLACES, type PlaceName, type TableWords, type WebWords } from './contract.ts';

type Loaders<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

// A language is imported only here and only when asked for.
const LOADERS: Loaders<WebWords> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

const LATER_LOADERS: Loaders<LaterWords> = {
  en: () => import('./en/later.ts'),
  de: () => import('./de/later.ts'),
  nl: () => import('./nl/later.ts'),
  fr: () => import('./fr/later.ts'),
  it: () => import('./it/later.ts'),
};

/** All that the web app says in a language until a game is played. */
export const loadWebWords = async (language: Language): Promise<WebWords> =>
  (await LOADERS[language]()).words;

/** What it says besides, but for the pages that have words of their own. */
export const loadLaterWords = async (language: Language): Promise<LaterWords> =>
  (await LATER_LOADERS[language]()).words;
