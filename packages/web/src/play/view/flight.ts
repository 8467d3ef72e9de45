// Taking a card from the circle: it is pointed at no longer, is heard, and flies from its place to the hand.

import type { Signal } from '@preact/signals';
import { flyFrom } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { sound } from '../../kit/browser/sound.ts';

type Taker = {
  readonly sitting: { readonly pick: (card: CardId) => void };
  readonly pointed: Signal<CardId | undefined>;
};

export function takeCard({ sitting, pointed }: Taker, card: CardId): void {
  const place = document.querySelector(`[data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect();
  pointed.value = undefined;
  sound('card');
  sitting.pick(card);
  requestAnimationFrame(() => {
    const hand = document.querySelector('.ctw-hand-card svg');
    if (hand && place) flyFrom(hand, place);
  });
}
