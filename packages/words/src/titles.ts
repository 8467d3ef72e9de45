// What a card is called.

import type { Language } from '@wagons/rules';
import type { InLanguages } from '@wagons/rules/deck';

/** The title of a card, or any text kept in several languages: in this one, else in English, else in whichever there is. */
export function titleOf(titled: InLanguages | { readonly title: InLanguages }, language: Language): string {
  const texts: InLanguages = 'title' in titled ? titled.title : titled;
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
