// The sentences of scoring cards: written by hand for built-in decks, generated for others; empty until loaded.

import type { Card, Deck } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { cardWords } from '../../kit/lazy/cardWords.ts';
import { pageWords } from '../../kit/lazy/pageWords.tsx';

const described = pageWords(async (language) => (await import('./describe.ts')).describeIn(language));

export function useConditions(deck: Deck): (card: Card) => string {
  const isBuiltIn = BUILT_IN_DECKS.includes(deck.hash);
  const written: Readonly<Record<string, string>> | undefined = cardWords.useWhen({ isNeeded: isBuiltIn });
  const describe = described.useWhen({ isNeeded: !isBuiltIn });
  return (card) => (isBuiltIn ? written?.[card.id] : describe?.(card)) ?? '';
}
