// What a card is called.

import type { Language } from '@wagons/rules';
import type { InLanguages } from '@wagons/rules/deck';
import { TITLES } from './generated/titles.ts';

/**
 * The title of a card, or any text kept in several languages: in this one, else in English, else in whichever there is.
 * Languages that came after a deck was released have the titles of its cards among their messages.
 */
export function titleOf(titled: InLanguages | { readonly title: InLanguages }, language: Language): string {
  const texts: InLanguages = 'title' in titled ? titled.title : titled;
  const english = texts.en ?? Object.values(texts)[0] ?? '';
  return texts[language] ?? TITLES[language]?.[english] ?? english;
}
