// A card that is drafted flies from its place in the circle to the hand.

import { flyFrom } from '@wagons/board';
import type { CardId } from '@wagons/rules';

/** Does `pick`, which takes the card out of the circle, and lets the card in hand come from there. */
export function flyToHand(card: CardId, pick: () => void): void {
  const place = document.querySelector(`[data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect();
  pick();
  requestAnimationFrame(() => {
    const hand = document.querySelector('.ctw-hand-card svg');
    if (hand && place) flyFrom(hand, place);
  });
}
