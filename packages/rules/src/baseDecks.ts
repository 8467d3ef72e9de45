// The published base decks: by which hash each is known, and how one is read that we have published ourselves.

import type { Card, Deck, Territory } from './types.ts';

/** The hashes of the published base decks: base deck n is the n-th. One that stands here is never changed. */
export const BASE_DECKS: readonly string[] = [
  '2e2d683aba40b4770765523d8fdea6e269a08a2a9e61b26a0b19fddead71ccfb',
];

/** How much of a hash is written where people read it. */
export const deckPrefix = (hash: string): string => hash.slice(0, 10);

/** The deck at hand whose hash begins so. */
export const findDeck = (decks: readonly Deck[], prefix: string): Deck | undefined =>
  decks.find(({ hash }) => deckPrefix(hash) === prefix.toLowerCase());

/** A sound deck file, as it stands there. */
type DeckFile = {
  readonly name: Deck['name'];
  readonly cards: ReadonlyArray<Omit<Card, 'territories'> & { readonly front: readonly string[] }>;
};

/**
 * Reads the JSON of a deck file of ours and believes what it says, hash included. For a program that must be light, and only for a
 * file whose reading with `readDeck` is tested; everything else is read by that.
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
