// The printed deck, as its file has it.

import type { Card, CardId } from '@wagons/rules';
import { baseDeck as readBaseDeck, deckJson } from '../../rules/test/table.ts';

export const baseDeck = readBaseDeck();

export function baseCard(id: CardId): Card {
  const card = baseDeck.cards.find((one) => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The printed deck's file with another condition on its first card. */
export function deckFileWith(bonus: unknown): unknown {
  const deck = deckJson('base');
  return { ...deck, cards: deck.cards.map((card, i) => (i === 0 ? { ...card, bonus } : card)) };
}
