// Who reads the decks that people bring: fetched when there is one to read, because most people never do.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Deck, Result } from '@wagons/rules';
import type { Fault } from '@wagons/rules/deck';

type Read = (text: string) => Result<Deck, readonly Fault[]>;

export type DeckReader = {
  /** Undefined until it is there. */
  readonly read: ReadonlySignal<Read | undefined>;
  /** Settles once it is there, or cannot be had. */
  readonly fetch: () => Promise<void>;
};

export function makeDeckReader(load: () => Promise<Read>): DeckReader {
  const read = signal<Read | undefined>(undefined);
  let coming: Promise<void> | undefined;
  return {
    read,
    fetch: () =>
      (coming ??= load().then(
        (found) => {
          read.value = found;
        },
        () => {
          coming = undefined;
        },
      )),
  };
}
