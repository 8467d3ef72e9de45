// The five languages: their names, and which one a person prefers.

import type { Language } from '@wagons/rules';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
  it: 'Italiano',
};

const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGE_NAMES, word);

/** The first known language of some tags, as browsers ("de-AT") or shells ("fr_BE.UTF-8") write them; else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split(/[^a-z]/);
    if (isLanguage(language)) return language;
  }
  return 'en';
}
