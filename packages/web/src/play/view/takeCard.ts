// Takes a card from the circle and ends its selection.

import type { Signal } from '@preact/signals';
import type { CardId } from '@wagons/rules';

type Taker = {
  readonly sitting: { readonly pick: (card: CardId) => void };
  readonly selected: Signal<CardId | undefined>;
};

export function takeCard({ sitting, selected }: Taker, card: CardId): void {
  selected.value = undefined;
  sitting.pick(card);
}
