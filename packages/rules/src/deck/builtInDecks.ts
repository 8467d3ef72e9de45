// The built-in decks: their numbers and hashes, and a reader that trusts our own deck files.

import type { Card, Deck, Territory } from '../core/types.ts';

/**
 * Hashes of the built-in decks: deck n is the n-th. A released deck never changes; a correction gets the next
 * number (F15).
 */
export const BUILT_IN_DECKS: readonly string[] = [
  '0a30608e2fd5f0c83bfe8427c2b27dceb4dffc6f2925ba474246628f32bccd11',
  'c2d18f29524f8cbc1f13268c4011b2906e162866ea54cce0230d42895b815b79',
];

/** The number of a built-in deck; undefined for any other. */
export const deckNumber = (hash: string): number | undefined => BUILT_IN_DECKS.indexOf(hash) + 1 || undefined;

/** The prefix of a hash that is shown to people. */
export const deckPrefix = (hash: string): string => hash.slice(0, 10);

/** The deck whose hash has this prefix. */
export const findDeck = (decks: readonly Deck[], prefix: string): Deck | undefined =>
  decks.find(({ hash }) => deckPrefix(hash) === prefix.toLowerCase());

/** The JSON of a valid deck file. */
type DeckFile = {
  readonly name: Deck['name'];
  readonly cards: ReadonlyArray<Omit<Card, 'territories'> & { readonly front: readonly string[] }>;
};

/**
 * Reads our own deck files without validation, hash included, for clients with a size budget. A test validates those
 * files with `readDeck`.
 */
export function readDeckUnchecked(json: unknown, hash: string): Deck {
  const { name, cards } = json as DeckFile;
  return {
    hash,
    name,
    cards: cards.map(({ front, ...card }) => ({
      ...card,
      territories: front.map(territory) as unknown as Card['territories'],
    })),
  };
}

function territory(text: string): Territory {
  const [terrain, icon] = text.split(' ');
  return { terrain, icon } as Territory;
}
