// The conditions of decks that are not built in, described from their expressions.

import type { Card, Language } from '@wagons/rules';
import { bonusText, loadWords } from '@wagons/words';
import { builtInDecks } from '../local/library.ts';

export async function describeIn(language: Language): Promise<(card: Card) => string> {
  const words = await loadWords(language);
  const builtInCards = builtInDecks.flatMap(({ cards }) => cards);
  return (card) => bonusText(words, card, builtInCards);
}
