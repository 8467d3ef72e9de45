// The stored pad: survives a reload, and is the same in every tab.

import { damages, store } from '../../kit/storage/storage.ts';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import { blankPad, isBlank, type Pad } from './pad.ts';
import { makePad, parsePad } from './padText.ts';

const KEY = 'pad';

/** The stored pad. An unreadable one is set aside. */
export function readKeptPad(): Pad {
  const text = store.read(KEY);
  const pad = text === undefined ? undefined : parsePad(text, builtInDecks);
  if (pad?.ok) return pad.value;
  if (pad) damages.setAside(KEY);
  return blankPad(printedDeck);
}

export function keepPad(pad: Pad): void {
  // A blank pad of another deck is stored for its deck.
  const text = isBlank(pad) && pad.deck === printedDeck ? undefined : makePad(pad);
  if (store.read(KEY) === text) return;
  if (text === undefined) store.remove(KEY);
  else store.write(KEY, text);
}

/** Subscribes to changes by other tabs; returns unsubscribe. */
export const onPadChange = (listener: () => void): (() => void) =>
  store.onChange((key) => {
    if (key === KEY) listener();
  });
