// The sentences of scoring cards: written by hand for built-in decks, generated for others.

import type { Card, Deck } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { bonusText } from '@wagons/words';
import { useSpeech } from '../../kit/speech/speech.ts';
import { builtInDecks } from '../local/library.ts';

const builtInCards = builtInDecks.flatMap(({ cards }) => cards);

export function useConditions(deck: Deck): (card: Card) => string {
  const { game, conditions } = useSpeech();
  const written: Readonly<Record<string, string>> = game.cards;
  return BUILT_IN_DECKS.includes(deck.hash)
    ? (card) => written[card.id] ?? ''
    : (card) => bonusText(game, card, builtInCards, conditions);
}
