// Choosing the deal and the deck in English.

import type { DealWords } from '../contract.ts';

export const deal: DealWords = {
  names: 'Names, if you like',
  seed: 'Seed of the deal',
  seedHelp: 'The same seed gives the same deal. Leave it empty for a random one.',
  badSeed: 'A seed has at most 64 characters.',
  deck: 'Deck',
  baseDeck: 'The base deck',
  chooseDeck: 'Choose a deck file',
  deckRefused: (name) => `“${name}” is no deck we can play with; the deck stays as it was.`,
};
