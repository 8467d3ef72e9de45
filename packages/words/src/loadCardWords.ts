// What the scoring cards of the built-in decks say, loaded when they are shown.

import type { Language } from '@wagons/rules';
import type { CardWords } from './contract.ts';

// A language is imported only when asked for.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly cards: CardWords }>>> = {
  en: () => import('./en/cards.ts'),
  de: () => import('./de/cards.ts'),
  nl: () => import('./nl/cards.ts'),
  fr: () => import('./fr/cards.ts'),
  it: () => import('./it/cards.ts'),
};

/** The conditions of the built-in decks in a language. */
export const loadCardWords = async (language: Language): Promise<CardWords> =>
  (await LOADERS[language]()).cards;
