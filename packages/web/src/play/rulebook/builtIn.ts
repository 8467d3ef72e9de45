// The cards of the built-in decks, for pages that show both of them.

import type { Card, CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { builtInDecks, printedDeck } from '../local/library.ts';

/** The built-in deck that a card belongs to. */
export const deckOfCard = (id: CardId): Deck | undefined =>
  builtInDecks.find(({ cards }) => cards.some((card) => card.id === id));

export const builtInCardOf = (id: CardId): Card => cardOf(deckOfCard(id) ?? printedDeck, id);
