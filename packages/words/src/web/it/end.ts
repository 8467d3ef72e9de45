// The end of a game in Italian.

import type { EndWords } from '../contract.ts';
import { amounts } from '../../grammar/it/amounts.ts';
import { names } from '../../grammar/it/names.ts';
import { inSentence, isName, you } from './table.ts';

const { number } = amounts;

export const end: EndWords = {
  youWin: 'Hai vinto!',
  seatWins: (who) => (typeof who === 'object' ? `Vince ${who.name}!` : `Vince il ${names.seats[who]}!`),
  levelWins: (level) => `Vince il livello ${number(level)}!`,
  shared: 'Vittoria condivisa',
  showAll: 'Mostra tutto',
  rematch: 'Rivincita',
  nextGame: 'Prossima partita',
  sameDeal: 'Stesse carte, posti scambiati',
  newDeal: 'Nuova partita',
  share: 'Condividi',
  replay: 'Rivedi la partita',
  shareText: ({ first, second, names }) =>
    names
      ? `Circle the Wagons: ${names.first} ${number(first)}, ${names.second} ${number(second)}`
      : `Circle the Wagons, ${number(first)} a ${number(second)}`,
  matchWon: (who) =>
    who === you ? 'Hai vinto la sfida!' : `${isName(who) ? who : `Il ${inSentence(who)}`} vince la sfida!`,
  matchTied: 'La sfida finisce in parità.',
  inWords: 'A parole',
  analysis: {
    heading: 'Che cosa si poteva fare meglio',
    working: (done, of) => `Uno sguardo indietro: mossa ${number(done)} di ${number(of)}`,
    lost: 'Punti persi',
    move: (move) => `Mossa ${number(move)}`,
    all: (count) => `Mostra tutte e ${number(count)}`,
    none: 'Non è stata trovata una mossa migliore. Ben giocato!',
    failed: 'Non è stato possibile esaminare la partita.',
    smallLeftOut: 'Le perdite stimate di un solo punto sono omesse.',
  },
};
