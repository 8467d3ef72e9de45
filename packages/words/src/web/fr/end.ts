// The end of a game in French.

import type { EndWords } from '../contract.ts';
import { amounts } from '../../grammar/fr/amounts.ts';
import { names } from '../../grammar/fr/names.ts';
import { inSentence, isName, you } from './table.ts';

const { number } = amounts;

export const end: EndWords = {
  youWin: 'Vous gagnez !',
  seatWins: (who) => (typeof who === 'object' ? `${who.name} gagne !` : `Le ${names.seats[who]} gagne !`),
  levelWins: (level) => `Le niveau ${number(level)} gagne !`,
  shared: 'Victoire partagée',
  showAll: 'Tout montrer',
  rematch: 'Revanche',
  nextGame: 'Partie suivante',
  sameDeal: 'Même donne, places échangées',
  newDeal: 'Nouvelle partie',
  share: 'Partager',
  replay: 'Revoir la partie',
  shareText: ({ first, second, names }) =>
    names
      ? `Circle the Wagons : ${names.first} ${number(first)}, ${names.second} ${number(second)}`
      : `Circle the Wagons, ${number(first)} à ${number(second)}`,
  matchWon: (who) =>
    who === you
      ? 'Vous gagnez le match !'
      : `${isName(who) ? who : `Le ${inSentence(who)}`} gagne le match !`,
  matchTied: 'Le match finit à égalité.',
  inWords: 'En toutes lettres',
  analysis: {
    heading: 'Ce qui aurait été mieux',
    working: (done, of) => `Retour sur la partie : coup ${number(done)} sur ${number(of)}`,
    lost: 'Points perdus',
    move: (move) => `Coup ${number(move)}`,
    all: (count) => `Montrer les ${number(count)}`,
    none: 'Aucun meilleur coup n’a été trouvé. Bien joué !',
    failed: 'La partie n’a pas pu être examinée.',
    smallLeftOut: 'Les pertes estimées à un seul point sont omises.',
  },
};
