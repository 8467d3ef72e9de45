// Where the card in hand was put, kept so that a reload or a look at another screen finds it there again.

import { effect } from '@preact/signals';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import type { Hand } from './hand.ts';
import type { Sitting } from './sitting.ts';

/** One place for all tables: whoever goes to another one has put the card down. */
const KEY = 'spot';

type Held = Pick<Hand, 'rotation' | 'ghost' | 'isChosen' | 'turnCard' | 'put'> &
  Pick<Sitting, 'card' | 'spots'>;

/** Puts the card in hand where it was, and from now on keeps where it is; the answer ends that. */
export function keepSpot(store: Pick<KeyValueStore, 'read' | 'write'>, id: string, held: Held): () => void {
  const { card, spots, rotation, ghost, isChosen } = held;
  const [table, kept, turned, at] = (store.read(KEY) ?? '').split(' ');
  if (table === id && kept === card.peek()) {
    if (turned !== rotation.peek()) held.turnCard();
    const cell = spots.peek().find(({ x, y }) => `${x},${y}` === at);
    if (cell) held.put({ cell, rotation: rotation.peek() });
  }
  return effect(() => {
    // A table that went to another tab has nothing in hand: what is kept is that tab's.
    if (card.value === undefined) return;
    const cell = isChosen.value ? ghost.value?.cell : undefined;
    store.write(KEY, [id, card.value, rotation.value, cell && `${cell.x},${cell.y}`].join(' '));
  });
}
