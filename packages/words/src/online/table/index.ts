// What is said at a table far away, loaded when somebody goes there.

import type { Language } from '@wagons/rules';
import type { OnlineTableWords } from './contract.ts';

export { type OnlineTableWords, type Reason, REASONS, type Who } from './contract.ts';

// A language is imported only here and only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: OnlineTableWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};

export const loadOnlineTableWords = async (language: Language): Promise<OnlineTableWords> =>
  (await LOADERS[language]()).words;
