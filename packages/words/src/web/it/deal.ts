// Choosing the deal and the deck in Italian.

import type { DealWords } from '../contract.ts';
import { amounts, points } from '../../grammar/it/amounts.ts';
import { names, quoted } from '../../grammar/it/names.ts';
import { capital } from '../../grammar/sentence.ts';

const { number } = amounts;

export const deal: DealWords = {
  names: 'Nomi, se volete',
  seed: 'Seme della distribuzione',
  seedHelp: 'Lo stesso seme dà le stesse carte. Se lo lasci vuoto, decide il caso.',
  badSeed: 'Un seme ha al massimo 64 caratteri.',
  deck: 'Mazzo',
  chooseDeck: 'Scegli un file',
  deckRefused: (name) => `${quoted(name)} non è un mazzo valido. Resta scelto il mazzo di prima.`,
  sameDeal: 'Questa partita comincia con le carte del link che hai aperto.',
  goesOn: (moves) => `La partita riprende dopo la mossa ${number(moves)}.`,
  whom: 'Per chi giochi?',
  side: ({ seat, points: n }) => `${capital(names.seats[seat])} (${points(n)})`,
  playOn: 'Continua la partita',
};
