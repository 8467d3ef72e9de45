// What the scoring cards of a deck say: written by hand for ours, described for any other; nothing until it is there.

import type { Card, Deck } from '@wagons/rules';
import { cardWords } from './cardWords.ts';
import { baseDeck } from './desk.ts';
import { pageWords } from './pageWords.tsx';

const described = pageWords(async (language) => (await import('./describe.ts')).describeIn(language));

export function useConditions(deck: Deck): (card: Card) => string {
  const isOurs = deck.hash === baseDeck.hash;
  const written: Readonly<Record<string, string>> | undefined = cardWords.ask({ isNeeded: isOurs });
  const describe = described.ask({ isNeeded: !isOurs });
  return (card) => (isOurs ? written?.[card.id] : describe?.(card)) ?? '';
}
