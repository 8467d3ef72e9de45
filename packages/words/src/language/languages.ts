// The languages: their names and locales, and which one a person prefers.

import type { Language } from '@wagons/rules';
import { LANGUAGE_FACTS } from '../generated/languages.ts';

const facts: Readonly<Record<Language, { readonly name: string; readonly locale: string }>> = LANGUAGE_FACTS;

/** Each language by its own name. */
export const languageName = (language: Language): string => facts[language].name;

/** The locale whose dates, numbers and plurals a language uses. */
export const localeOf = (language: Language): string => facts[language].locale;

/** The locale whose dates and weeks a person knows: that of their region, if it speaks the language. */
export function dateLocaleOf(
  language: Language,
  preferred: readonly string[] = [new Intl.DateTimeFormat().resolvedOptions().locale],
): string {
  // Browsers may add what is no part of a language tag, as in "en-US@posix".
  const region = preferred
    .map((tag) => /^([a-z]+)-([a-z]{2}|\d{3})\b/i.exec(tag))
    .find((found) => found?.[1]?.toLowerCase() === language)?.[2];
  return region === undefined ? localeOf(language) : `${language}-${region.toUpperCase()}`;
}

const isLanguage = (word: string): word is Language => Object.hasOwn(facts, word);

/** The first known language of some tags, as browsers ("de-AT") or shells ("fr_BE.UTF-8") write them; else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split(/[^a-z]/);
    if (isLanguage(language)) return language;
  }
  return 'en';
}
