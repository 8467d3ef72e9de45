// Choosing the deal and the deck in German.

import type { DealWords } from '../contract.ts';
import { amounts, points } from '../../grammar/de/amounts.ts';
import { names } from '../../grammar/de/names.ts';
import { capital } from '../../grammar/sentence.ts';

const { number } = amounts;

export const deal: DealWords = {
  names: 'Namen, wer mag',
  seed: 'Seed der Verteilung',
  seedHelp: 'Derselbe Seed teilt dieselben Karten aus. Bleibt er leer, entscheidet der Zufall.',
  badSeed: 'Ein Seed hat höchstens 64 Zeichen.',
  deck: 'Deck',
  chooseDeck: 'Deckdatei wählen',
  deckRefused: (name) => `„${name}“ ist kein gültiges Deck. Es bleibt beim bisherigen.`,
  sameDeal: 'Diese Partie beginnt mit den Karten aus dem Link, den du geöffnet hast.',
  goesOn: (moves) => `Die Partie geht nach Zug ${number(moves)} weiter.`,
  whom: 'Wen spielst du?',
  side: ({ seat, points: n }) => `${capital(names.seats[seat])} (${points(n)})`,
  playOn: 'Weiterspielen',
};
