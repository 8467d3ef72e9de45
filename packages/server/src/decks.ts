// The built-in decks, and the parser for uploaded ones.

import type { Deck } from '@wagons/rules';
import { BUILT_IN_DECKS, parseDeck, readDeckUnchecked } from '@wagons/rules/deck';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In the order of `BUILT_IN_DECKS`. */
const FILES = ['base.json', 'frontier.json'];

/** The built-in decks, by hash. */
export const builtInDecks = (): ReadonlyMap<string, Deck> =>
  new Map(BUILT_IN_DECKS.map((hash, i) => [hash, readDeckUnchecked(jsonIn(FILES[i] ?? ''), hash)]));

const jsonIn = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../rules/decks/${name}`, import.meta.url)), 'utf8'));

/** Parses a deck that was validated when it was uploaded. */
export function readUploadedDeck(text: string): Deck | undefined {
  const deck = parseDeck(text);
  return deck.ok ? deck.value : undefined;
}
