// The conditions of decks that are not ours, described from their expressions.

import type { Card, Language } from '@wagons/rules';
import { bonusText, loadWords } from '@wagons/words';
import { baseDeck } from './desk.ts';

export async function describeIn(language: Language): Promise<(card: Card) => string> {
  const words = await loadWords(language);
  return (card) => bonusText(words, card, baseDeck.cards);
}
