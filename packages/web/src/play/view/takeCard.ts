// Takes a card from the circle: ends its selection, plays its sound and animates it to the hand.

import type { Signal } from '@preact/signals';
import { flyToHand } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { sound } from '../../kit/browser/sound.ts';

type Taker = {
  readonly sitting: { readonly pick: (card: CardId) => void };
  readonly selected: Signal<CardId | undefined>;
};

export function takeCard({ sitting, selected }: Taker, card: CardId): void {
  flyToHand(card, () => {
    selected.value = undefined;
    sound('card');
    sitting.pick(card);
  });
}
