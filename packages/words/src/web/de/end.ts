// The end of a game in German.

import type { EndWords } from '../contract.ts';
import { amounts } from '../../grammar/de/amounts.ts';
import { names } from '../../grammar/de/names.ts';
import { you } from './table.ts';

const { number } = amounts;

export const end: EndWords = {
  youWin: 'Du gewinnst!',
  seatWins: (who) => (typeof who === 'object' ? `${who.name} gewinnt!` : `${names.seats[who]} gewinnt!`),
  levelWins: (level) => `Stufe ${number(level)} gewinnt!`,
  shared: 'Geteilter Sieg',
  showAll: 'Alles zeigen',
  rematch: 'Revanche',
  nextGame: 'Nächste Partie',
  sameDeal: 'Gleiche Karten, Plätze getauscht',
  newDeal: 'Neue Partie',
  share: 'Teilen',
  replay: 'Noch mal ansehen',
  shareText: ({ first, second, names }) =>
    names
      ? `Circle the Wagons: ${names.first} ${number(first)}, ${names.second} ${number(second)}`
      : `Circle the Wagons, ${number(first)} zu ${number(second)}`,
  matchWon: (who) => `${who} ${who === you ? 'gewinnst' : 'gewinnt'} das Match!`,
  matchTied: 'Das Match endet unentschieden.',
  inWords: 'In Worten',
  analysis: {
    heading: 'Was besser gewesen wäre',
    working: (done, of) => `Rückblick: ${number(done)} von ${number(of)} Zügen`,
    lost: 'Verlorene Punkte',
    move: (move) => `Zug ${number(move)}`,
    all: (count) => `Alle ${number(count)} zeigen`,
    none: 'Ein besserer Zug wurde nicht gefunden. Gut gespielt!',
    failed: 'Die Partie ließ sich nicht untersuchen.',
    smallLeftOut: 'Geschätzte Verluste von nur einem Punkt sind weggelassen.',
  },
};
