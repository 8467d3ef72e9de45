// The decks that are always there, and those that people have brought.

import { BASE_DECKS, type Deck, parseDeck, readDeckUnchecked } from '@wagons/rules';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BASE = fileURLToPath(new URL('../../../decks/base.json', import.meta.url));

/** Ours, by hash. */
export function ourDecks(): ReadonlyMap<string, Deck> {
  const hash = BASE_DECKS[0] ?? '';
  const file: unknown = JSON.parse(readFileSync(BASE, 'utf8'));
  return new Map([[hash, readDeckUnchecked(file, hash)]]);
}

/** A deck that was checked when somebody brought it. */
export function readBroughtDeck(text: string): Deck | undefined {
  const deck = parseDeck(text);
  return deck.ok ? deck.value : undefined;
}
