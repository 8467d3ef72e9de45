// The decks that are always there, and those that people have brought.

import { BUILT_IN_DECKS, type Deck, parseDeck, readDeckUnchecked } from '@wagons/rules';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files of the built-in decks, in the order of their numbers. */
const FILES = ['base.json', 'frontier.json'];

/** The built-in decks, by hash. */
export const builtInDecks = (): ReadonlyMap<string, Deck> =>
  new Map(BUILT_IN_DECKS.map((hash, i) => [hash, readDeckUnchecked(jsonIn(FILES[i] ?? ''), hash)]));

const jsonIn = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../decks/${name}`, import.meta.url)), 'utf8'));

/** A deck that was checked when somebody brought it. */
export function readBroughtDeck(text: string): Deck | undefined {
  const deck = parseDeck(text);
  return deck.ok ? deck.value : undefined;
}
