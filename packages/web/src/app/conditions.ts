// What the scoring cards of a deck say: written by hand, or described once the words for that are there.

import type { Card, Deck } from '@wagons/rules';
import { bonusText, writtenText } from '@wagons/words';
import { allWords } from './allWords.ts';
import { baseDeck } from './desk.ts';
import { useSpeech } from './speech.ts';

export function useConditions(deck: Deck): (card: Card) => string {
  const { words } = useSpeech();
  const all = allWords.ask({ isNeeded: deck.hash !== baseDeck.hash });
  return (card) =>
    all ? bonusText(all, card, baseDeck.cards) : (writtenText(words, card, baseDeck.cards) ?? '');
}
