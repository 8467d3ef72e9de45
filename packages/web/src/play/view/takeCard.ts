// Takes a card from the circle and ends its selection.

import type { Signal } from '@preact/signals';
import type { CardId } from '@wagons/rules';
import type { Sitting } from '../table/sitting.ts';

type Taker = {
  readonly sitting: Pick<Sitting, 'pick'>;
  readonly selected: Signal<CardId | undefined>;
};

export function takeCard(
  { sitting, selected }: Taker,
  card: CardId,
  how?: Parameters<Sitting['pick']>[1],
): void {
  selected.value = undefined;
  sitting.pick(card, how);
}
