// The pad on the shelf: there again after a reload, and the same in every tab.

import { damages, shelf } from '../../kit/storage/storage.ts';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import { blankPad, isBlank, type Pad } from './pad.ts';
import { makePad, parsePad } from './padText.ts';

const KEY = 'pad';

/** The pad that was kept. One that cannot be read is set aside. */
export function readKeptPad(): Pad {
  const text = shelf.read(KEY);
  const pad = text === undefined ? undefined : parsePad(text, builtInDecks);
  if (pad?.ok) return pad.value;
  if (pad) damages.setAside(KEY);
  return blankPad(printedDeck);
}

export function keepPad(pad: Pad): void {
  // A blank pad of another deck is kept for its deck.
  const text = isBlank(pad) && pad.deck === printedDeck ? undefined : makePad(pad);
  if (shelf.read(KEY) === text) return;
  if (text === undefined) shelf.remove(KEY);
  else shelf.write(KEY, text);
}

/** Tells when another tab has changed the pad, until the answer is called. */
export const onPadChange = (heard: () => void): (() => void) =>
  shelf.onChange((key) => {
    if (key === KEY) heard();
  });
