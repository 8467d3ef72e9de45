// Looks up the cards of a deck by id.

import { invariant } from '../core/result.ts';
import type { Card, CardId, Deck } from '../core/types.ts';

const cardsById = new WeakMap<Deck, ReadonlyMap<CardId, Card>>();

export function findCard(deck: Deck, id: CardId): Card | undefined {
  let cards = cardsById.get(deck);
  if (cards === undefined) {
    cards = new Map(deck.cards.map((card) => [card.id, card]));
    cardsById.set(deck, cards);
  }
  return cards.get(id);
}

/** The card with this id, which must be in the deck. */
export function cardOf(deck: Deck, id: CardId): Card {
  const card = findCard(deck, id);
  invariant(card, `the deck has no card ${id}`);
  return card;
}
