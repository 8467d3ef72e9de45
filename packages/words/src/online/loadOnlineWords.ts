// What is said around the tables of online play: the lobby, one's own games, the account, the players.

import type { Language } from '@wagons/rules';
import type { OnlineWords } from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: OnlineWords }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

export const loadOnlineWords = async (language: Language): Promise<OnlineWords> =>
  (await LOADERS[language]()).words;
