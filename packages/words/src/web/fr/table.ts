// The table in French.

import type { Party } from '../../contract.ts';
import type { TableWords } from '../contract.ts';
import { amounts, counted, points } from '../../grammar/fr/amounts.ts';
import { names } from '../../grammar/fr/names.ts';
import { capital, sentence } from '../../grammar/sentence.ts';

const { number, and } = amounts;

export const you = 'Vous';
const title = (card: string): string => `« ${card} »`;
const cardsOf = (n: number): string => counted(n, (count) => (count === 'one' ? 'carte' : 'cartes'));

/** "vous prenez", "votre adversaire prend": the verb for the reader, and for anybody else */
function does(party: Party, [yours, theirs]: readonly [string, string]): string {
  if (party === 'you') return `vous ${yours}`;
  if (typeof party === 'object') return `${party.name} ${theirs}`;
  return `${party === 'opponent' ? 'votre adversaire' : `le ${names.seats[party]}`} ${theirs}`;
}

/** The label of a town's owner after an article: "premier joueur", "niveau 3" */
export const inSentence = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);
/** Seats and levels have an article; people go by their names. */
export const isName = (who: string): boolean => !/^Niveau |joueur$/.test(who);
/** Before a vowel it is short, whatever stands over the vowel. */
const de = (who: string): string => (/^[aehiouœæ]/i.test(who.normalize('NFD')) ? `d’${who}` : `de ${who}`);
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'La table',
  you,
  bot: (level) => `Niveau ${number(level)}`,
  short: { first: '1er', second: '2e' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Désignez la carte de départ. Le premier tour y commence, dans le sens horaire.',
    draft: 'Prenez une carte du cercle.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, puis encore ${cardsOf(more)}` : '';
      return sentence(`placez ${free ? 'votre carte gratuite ' : ''}${title(card)}${rest}`);
    },
    over: 'La partie est terminée.',
  },
  addressed: (who, what) => `${who} : ${what}`,
  thinking: (who) => `${isName(who) ? who : `Le ${inSentence(who)}`} réfléchit…`,
  did: {
    pickStart: ({ who, card }) =>
      sentence(`${does(who, ['désignez', 'désigne'])} ${title(card)} comme carte de départ`),
    draft: ({ who, card, free, to }) => {
      const giving = to === 'you' ? 'en vous offrant' : 'en offrant';
      const gift = free.length > 0 ? ` ${giving} ${and(free.map(title))}` : '';
      return sentence(`${does(who, ['prenez', 'prend'])} ${title(card)}${gift}`);
    },
    place: ({ who, card }) => sentence(`${does(who, ['placez', 'place'])} ${title(card)}`),
  },
  gift: ({ to, cards }) => sentence(`${does(to, ['recevez', 'reçoit'])} ${and(cards.map(title))}`),
  noGift: 'Aucune carte n’est offerte.',
  giftWorth: ({ own, theirs }) =>
    `Rapporte aussitôt jusqu’à ${signed(own)}, offre jusqu’à ${signed(theirs)}.`,
  townOf: (who) => (who === you ? 'Votre ville' : `Ville ${isName(who) ? de(who) : `du ${inSentence(who)}`}`),
  circle: (left) => `Le cercle : ${cardsOf(left)}`,
  scoringCards: 'Cartes de décompte',
  nextCard: 'prochaine',
  hand: 'En main',
  tally: 'Décompte',
  total: 'Total',
  changes: (n) => (n === 0 ? 'aucun changement' : `${n > 0 ? 'plus' : 'moins'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Prendre ${title(card)}`,
    name: (card) => `Partir de ${title(card)}`,
    turn: 'Tourner',
    undo: 'Annuler une étape',
    redo: 'Rétablir une étape',
    place: 'Placer',
    confirm: 'Valider',
    takeBack: 'Reprendre le tour',
    hint: 'Conseil',
    fit: 'Voir toute la ville',
    zoomIn: 'Rapprocher',
    zoomOut: 'Éloigner',
    swap: 'Échanger les villes',
  },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} avec ${territory.icon}, ${cell.x},${cell.y}`
      : `vide, ${cell.x},${cell.y}`,
  circleCard: ({ title: name, place, territories }) =>
    `${name}, ${place === 1 ? 'la prochaine carte' : `carte ${number(place)} du cercle`} : ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : ` : ${signed(change)}`}`,
  saved: {
    saved: 'Enregistrée',
    saving: 'Enregistrement…',
    unsaved: 'Non enregistrée',
  },
  match: ({ game, of, won }) => `Partie ${number(game)} sur ${number(of)} · ${won}`,
};
