// Loads the deck parser on demand, because most players never use their own decks.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Deck, Result } from '@wagons/rules';
import type { Fault } from '@wagons/rules/deck';

type Read = (text: string) => Result<Deck, readonly Fault[]>;

export type DeckReader = {
  /** Undefined until loaded. */
  readonly read: ReadonlySignal<Read | undefined>;
  /** Settles once it is loaded or failed to load. */
  readonly fetch: () => Promise<void>;
};

export function makeDeckReader(load: () => Promise<Read>): DeckReader {
  const read = signal<Read | undefined>(undefined);
  let loading: Promise<void> | undefined;
  return {
    read,
    fetch: () =>
      (loading ??= load().then(
        (found) => {
          read.value = found;
        },
        () => {
          loading = undefined;
        },
      )),
  };
}
