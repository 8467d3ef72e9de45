// The end of a game in Dutch.

import type { EndWords } from '../contract.ts';
import { amounts } from '../../grammar/nl/amounts.ts';
import { names } from '../../grammar/nl/names.ts';
import { capital } from '../../grammar/sentence.ts';
import { inSentence } from './table.ts';

const { number } = amounts;

export const end: EndWords = {
  youWin: 'Je wint!',
  seatWins: (who) => (typeof who === 'object' ? `${who.name} wint!` : `De ${names.seats[who]} wint!`),
  levelWins: (level) => `Niveau ${number(level)} wint!`,
  shared: 'Gedeelde overwinning',
  showAll: 'Alles tonen',
  rematch: 'Revanche',
  nextGame: 'Volgende partij',
  sameDeal: 'Zelfde kaarten, andersom',
  newDeal: 'Nieuwe partij',
  share: 'Delen',
  replay: 'Nog eens bekijken',
  shareText: ({ first, second, names }) =>
    names
      ? `Circle the Wagons: ${names.first} ${number(first)}, ${names.second} ${number(second)}`
      : `Circle the Wagons, ${number(first)} tegen ${number(second)}`,
  matchWon: (who) => `${capital(inSentence(who))} wint de match!`,
  matchTied: 'De match eindigt gelijk.',
  inWords: 'In woorden',
  analysis: {
    heading: 'Wat beter had gekund',
    working: (done, of) => `Terugblik: ${number(done)} van de ${number(of)} zetten`,
    lost: 'Verloren punten',
    move: (move) => `Zet ${number(move)}`,
    all: (count) => `Alle ${number(count)} tonen`,
    none: 'Er is geen betere zet gevonden. Goed gespeeld!',
    failed: 'De partij kon niet worden onderzocht.',
    smallLeftOut: 'Geschatte verliezen van maar één punt zijn weggelaten.',
  },
};
