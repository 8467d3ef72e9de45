// Choosing the deal and the deck in German.

import type { DealWords } from '../contract.ts';

export const deal: DealWords = {
  names: 'Namen, wer mag',
  seed: 'Seed der Verteilung',
  seedHelp: 'Derselbe Seed teilt dieselben Karten aus. Bleibt er leer, entscheidet der Zufall.',
  badSeed: 'Ein Seed hat höchstens 64 Zeichen.',
  deck: 'Deck',
  baseDeck: 'Das Grunddeck',
  chooseDeck: 'Deckdatei wählen',
  deckRefused: (name) =>
    `„${name}“ ist kein Deck, mit dem wir spielen können; es bleibt beim bisherigen Deck.`,
};
