// The five languages: their names, which one a person prefers, and their words, loaded when they are needed.

import type { Language } from '@wagons/rules';
import type { PlayWords, Words } from './contract.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
  it: 'Italiano',
};

const english = async (): Promise<Words> => (await import('./en/index.ts')).words;

// A language is imported only here and only when asked for, so that nobody downloads the other four.
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: english,
  de: async () => (await import('./de/index.ts')).words,
  nl: async () => (await import('./nl/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
};

/** All that a language says. */
export const loadWords = (language: Language): Promise<Words> => LOADERS[language]();

const englishPlay = async (): Promise<PlayWords> => (await import('./en/play.ts')).words;

const PLAY_LOADERS: Readonly<Record<Language, () => Promise<PlayWords>>> = {
  en: englishPlay,
  de: async () => (await import('./de/play.ts')).words,
  nl: async () => (await import('./nl/play.ts')).words,
  fr: async () => (await import('./fr/play.ts')).words,
  it: async () => (await import('./it/play.ts')).words,
};

/** What a language says while a game is played. */
export const loadPlayWords = (language: Language): Promise<PlayWords> => PLAY_LOADERS[language]();

const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGE_NAMES, word);

/** The first known language of some tags, as browsers ("de-AT") or shells ("fr_BE.UTF-8") write them; else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split(/[^a-z]/);
    if (isLanguage(language)) return language;
  }
  return 'en';
}
