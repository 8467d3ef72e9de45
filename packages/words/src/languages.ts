// The five languages: their names, which one a person prefers, and their words, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { Words } from './contract.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
  it: 'Italiano',
};

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

const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGE_NAMES, word);

/** The first known language of some tags, as browsers ("de-AT") or shells ("fr_BE.UTF-8") write them; else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split(/[^a-z]/);
    if (isLanguage(language)) return language;
  }
  return 'en';
}
