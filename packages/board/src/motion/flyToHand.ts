// Animates a card from the circle to the hand, so that pages don't need to query the board's DOM.

import type { CardId } from '@wagons/rules';
import { flyFrom } from './animate.ts';

/**
 * Takes a card from the circle and animates it to the hand. `take` applies the move; the hand must show the card by the
 * next animation frame.
 */
export function flyToHand(card: CardId, take: () => void, root: ParentNode = document): void {
  const place = root
    .querySelector(`.ctw-circle-card[data-card="${CSS.escape(card)}"]`)
    ?.getBoundingClientRect();
  take();
  requestAnimationFrame(() => {
    const hand = root.querySelector('.ctw-hand-card .ctw-card-picture');
    if (hand && place) flyFrom(hand, place);
  });
}
