// Choosing the deal and the deck in Dutch.

import type { DealWords } from '../contract.ts';

export const deal: DealWords = {
  names: 'Namen, als je wilt',
  seed: 'Seed van de verdeling',
  seedHelp: 'Dezelfde seed geeft dezelfde kaarten. Laat je hem leeg, dan beslist het toeval.',
  badSeed: 'Een seed heeft hoogstens 64 tekens.',
  deck: 'Deck',
  baseDeck: 'Het basisdeck',
  chooseDeck: 'Deckbestand kiezen',
  deckRefused: (name) => `“${name}” is geen deck waarmee we kunnen spelen; het deck blijft zoals het was.`,
};
