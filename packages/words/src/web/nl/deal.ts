// Choosing the deal and the deck in Dutch.

import type { DealWords } from '../contract.ts';
import { amounts, points } from '../../grammar/nl/amounts.ts';
import { names } from '../../grammar/nl/names.ts';
import { capital } from '../../grammar/sentence.ts';

const { number } = amounts;

export const deal: DealWords = {
  names: 'Namen, als je wilt',
  seed: 'Seed van de verdeling',
  seedHelp: 'Dezelfde seed geeft dezelfde kaarten. Laat je hem leeg, dan beslist het toeval.',
  badSeed: 'Een seed heeft hoogstens 64 tekens.',
  deck: 'Deck',
  chooseDeck: 'Deckbestand kiezen',
  deckRefused: (name) => `“${name}” is geen geldig deck. Je huidige deck blijft gekozen.`,
  sameDeal: 'Deze partij begint met de kaarten van de link die je hebt geopend.',
  goesOn: (moves) => `De partij gaat verder na zet ${number(moves)}.`,
  whom: 'Voor wie speel je?',
  side: ({ seat, points: n }) => `${capital(names.seats[seat])} (${points(n)})`,
  playOn: 'Verder spelen',
};
