// Stores the chosen spot of the card in hand, so that it survives a reload or a visit to another screen.

import { effect } from '@preact/signals';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import type { Hand } from './hand.ts';
import type { TurnDraft } from './turnDraft.ts';

/** One key for all tables: going to another table drops the card. */
const KEY = 'spot';

type PlacedHand = Pick<Hand, 'rotation' | 'ghost' | 'isChosen' | 'turnCard' | 'put'> &
  Pick<TurnDraft, 'card' | 'spots'>;

/** Restores the stored spot, and stores every change; returns unsubscribe. */
export function keepSpot(
  store: Pick<KeyValueStore, 'read' | 'write'>,
  id: string,
  hand: PlacedHand,
): () => void {
  const { card, spots, rotation, ghost, isChosen } = hand;
  const [table, kept, turned, at] = (store.read(KEY) ?? '').split(' ');
  if (table === id && kept === card.peek()) {
    if (turned !== rotation.peek()) hand.turnCard();
    const cell = spots.peek().find(({ x, y }) => `${x},${y}` === at);
    if (cell) hand.put({ cell, rotation: rotation.peek() });
  }
  return effect(() => {
    // After another tab has taken over, the stored spot is that tab's.
    if (card.value === undefined) return;
    const cell = isChosen.value ? ghost.value?.cell : undefined;
    store.write(KEY, [id, card.value, rotation.value, cell && `${cell.x},${cell.y}`].join(' '));
  });
}
