// The base deck, as its file has it.

import { readFileSync } from 'node:fs';
import { type Card, type CardId, parseDeck } from '@wagons/rules';

const file = readFileSync(new URL('../../../decks/base.json', import.meta.url), 'utf8');
const read = parseDeck(file);
if (!read.ok) throw new Error('the base deck cannot be read');

export const baseDeck = read.value;

export function baseCard(id: CardId): Card {
  const card = baseDeck.cards.find((one) => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The base deck's file with another condition on its first card. */
export function deckFileWith(bonus: unknown): unknown {
  const deck = JSON.parse(file) as { cards: readonly object[] };
  return { ...deck, cards: deck.cards.map((card, i) => (i === 0 ? { ...card, bonus } : card)) };
}
