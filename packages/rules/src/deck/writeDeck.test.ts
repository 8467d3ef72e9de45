import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDeck } from './readDeck.ts';
import { writeDeck } from './writeDeck.ts';

describe('a deck that is written to a file', () => {
  it.each(['base', 'frontier', 'example'])('[F1][F2][F3] decks/%s.json is read again as it was', (name) => {
    const deck = parseDeck(readFileSync(new URL(`../../decks/${name}.json`, import.meta.url), 'utf8'));
    if (!deck.ok) throw new Error('the deck can be read');
    expect(parseDeck(writeDeck(deck.value))).toEqual(deck);
  });

  it('[F2] has one line for each part of a card', () => {
    const deck = parseDeck(readFileSync(new URL('../../decks/base.json', import.meta.url), 'utf8'));
    if (!deck.ok) throw new Error('the deck can be read');
    expect(writeDeck(deck.value)).toContain(
      '\n      "bonus": {"each":{"block":[2,2],"of":{"icon":"fort"}},"points":7},\n',
    );
  });
});
