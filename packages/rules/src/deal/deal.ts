// The deal: a seed becomes three scoring cards in the center and a circle of fifteen (S2, S3; N3).

import { dice } from './dice.ts';
import type { CardId, Deal, Deck } from '../core/types.ts';

/** Fisher–Yates shuffle of the deck's canonical order, from the last position down (N3). */
export function deal(seed: string, deck: Deck): Deal {
  const roll = dice(seed);
  const cards: CardId[] = deck.cards.map((card) => card.id);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? '', cards[last] ?? ''];
  }
  const [a = '', b = '', c = '', ...circle] = cards;
  return { center: [a, b, c], circle };
}
