// What the scoring cards of a deck say: written by hand for ours; described for any other, once that can be done.

import type { Card, Deck } from '@wagons/rules';
import { baseDeck } from './desk.ts';
import { pageWords } from './pageWords.tsx';
import { useSpeech } from './speech.ts';

const described = pageWords(async (language) => (await import('./describe.ts')).describeIn(language));

export function useConditions(deck: Deck): (card: Card) => string {
  const isOurs = deck.hash === baseDeck.hash;
  const written: Readonly<Record<string, string>> = useSpeech().web.cards;
  const describe = described.ask({ isNeeded: !isOurs });
  return (card) => (isOurs ? written[card.id] : describe?.(card)) ?? '';
}
