// The deck of a table on the server.

import { games } from '../play/local/library.ts';
import { api } from './api.ts';

/** A deck from the library, or from the server. */
export async function deckOf(hash: string) {
  const known = games.decks.peek().find((deck) => deck.hash === hash);
  if (known) return known;
  const [found, { parseDeck }] = await Promise.all([
    api('deck', { params: { hash } }),
    import('../play/store/parseDeck.ts'),
  ]);
  const text = found.ok ? JSON.stringify(found.value) : '';
  const deck = parseDeck(text);
  return deck.ok && deck.value.hash === hash ? games.keepDeck(deck.value, text) : undefined;
}
