// The table and the end of a game in French.

import type { Party } from '../../contract.ts';
import type { EndWords, TableWords } from '../contract.ts';
import { amounts, counted, points } from '../../fr/amounts.ts';
import { names } from '../../fr/names.ts';
import { capital, sentence } from '../../sentence.ts';

const { number, plural, and } = amounts;

const you = 'Vous';
const title = (card: string): string => `« ${card} »`;
const cardsOf = (n: number): string => counted(n, (count) => (count === 'one' ? 'carte' : 'cartes'));

/** "vous prenez", "votre adversaire prend": the verb for the reader, and for anybody else */
function does(party: Party, [yours, theirs]: readonly [string, string]): string {
  if (party === 'you') return `vous ${yours}`;
  return `${party === 'opponent' ? 'votre adversaire' : `le ${names.seats[party]}`} ${theirs}`;
}

/** The label of a town's owner after an article: "premier joueur", "niveau 3" */
const inSentence = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

export const table: TableWords = {
  heading: 'La table',
  trouble: {
    missing: 'Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée ailleurs.',
    damaged:
      'Cette partie n’a pas pu être lue. Elle a été mise de côté ; toutes les autres sont restées telles quelles.',
    later: 'Cette partie vient d’une version plus récente. Rechargez la page pour l’obtenir.',
    unknownDeck:
      'Cette partie a été jouée avec un jeu de cartes absent de cet appareil. Choisissez d’abord son fichier sous « Nouvelle partie ».',
  },
  you,
  bot: (level) => `Niveau ${number(level)}`,
  short: { first: '1er', second: '2e' },
  seat: (seat) => capital(names.seats[seat]),
  now: {
    pickStart: 'Désignez la carte de départ.',
    draft: 'Prenez une carte du cercle.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? `, puis encore ${cardsOf(more)}` : '';
      return sentence(`placez ${free ? 'votre carte gratuite ' : ''}${title(card)}${rest}`);
    },
    over: 'La partie est terminée.',
  },
  thinking: (who) => `Le ${inSentence(who)} réfléchit…`,
  did: {
    pickStart: ({ who, card }) =>
      sentence(`${does(who, ['désignez', 'désigne'])} ${title(card)} comme carte de départ`),
    draft: ({ who, card, free }) => {
      const gift = free.length > 0 ? ` en offrant ${and(free.map(title))}` : '';
      return sentence(`${does(who, ['prenez', 'prend'])} ${title(card)}${gift}`);
    },
    place: ({ who, card }) => sentence(`${does(who, ['placez', 'place'])} ${title(card)}`),
  },
  gift: ({ to, cards }) => sentence(`${does(to, ['recevez', 'reçoit'])} ${and(cards.map(title))}`),
  noGift: 'Aucune carte n’est offerte.',
  giftWorth: ({ own, theirs }) =>
    `Rapporte aussitôt jusqu’à ${signed(own)}, offre jusqu’à ${signed(theirs)}.`,
  townOf: (who) => (who === you ? 'Votre ville' : `Ville du ${inSentence(who)}`),
  circle: (left) => `Le cercle : ${cardsOf(left)}`,
  scoringCards: 'Cartes de décompte',
  nextCard: 'prochaine',
  hand: 'En main',
  tally: 'Décompte',
  total: capital(names.terms.total),
  changes: (n) => (n === 0 ? 'aucun changement' : `${n > 0 ? 'plus' : 'moins'} ${points(Math.abs(n))}`),
  actions: {
    take: (card) => `Prendre ${title(card)}`,
    name: (card) => `Partir de ${title(card)}`,
    turn: 'Tourner',
    undo: 'Annuler',
    redo: 'Rétablir',
    place: 'Placer',
    confirm: 'Valider',
    takeBack: 'Reprendre',
    hint: 'Conseil',
    fit: 'Voir toute la ville',
    zoomIn: 'Rapprocher',
    zoomOut: 'Éloigner',
    swap: 'Échanger les villes',
    share: 'Partager',
    pause: 'Pause',
    play: 'Lecture',
    step: 'Un coup',
    pace: 'Vitesse',
    abandon: 'Supprimer la partie',
  },
  abandonAsk: 'Supprimer cette partie ? Elle sera perdue pour de bon.',
  nudge: { left: 'Vers la gauche', right: 'Vers la droite', up: 'Vers le haut', down: 'Vers le bas' },
  cell: ({ cell, territory }) =>
    territory
      ? `${territory.terrain} avec ${territory.icon}, ${cell.x},${cell.y}`
      : `vide, ${cell.x},${cell.y}`,
  circleCard: ({ title: name, place, territories }) =>
    `${name}, ${place === 1 ? 'la prochaine carte' : `carte ${number(place)} du cercle`} : ${territories}`,
  aimed: ({ cell, rotation, change }) =>
    `${cell.x},${cell.y}, ${names.rotations[rotation]}${change === undefined ? '' : ` : ${signed(change)}`}`,
  typed: {
    label: 'Taper un coup',
    // Words of the notation are the same in every language.
    help: 'Par exemple « take 3 » (en bref « 3 ») ou « place 2 1 turned » (en bref « 2 1 t »).',
    send: 'Jouer',
  },
  keys: {
    heading: 'Touches',
    lines: [
      ['← ↑ → ↓', 'parcourir le cercle ou déplacer la carte'],
      ['R', 'tourner la carte'],
      ['Entrée', 'choisir, placer, valider'],
      ['U', 'annuler'],
      ['Maj U', 'rétablir'],
      ['H', 'conseil'],
      ['V', 'échanger les villes'],
      ['/', 'taper un coup'],
      ['?', 'montrer ces touches'],
    ],
  },
  hint: {
    show: 'Montrer',
    searching: 'Recherche d’un bon coup…',
    failed: 'Aucun conseil trouvé pour l’instant.',
  },
  saved: {
    saved: 'Enregistrée',
    saving: 'Enregistrement…',
    unsaved: 'Non enregistrée',
    elsewhere: 'Ouverte dans un autre onglet',
  },
  match: ({ game, of, won }) => `Partie ${number(game)} sur ${number(of)} · ${won}`,
};

export const end: EndWords = {
  youWin: 'Vous gagnez !',
  youLose: 'Vous perdez.',
  seatWins: (seat) => `Le ${names.seats[seat]} gagne !`,
  shared: 'Victoire partagée',
  showAll: 'Tout montrer',
  rematch: 'Revanche',
  nextGame: 'Partie suivante',
  sameDeal: 'Même donne, places échangées',
  newDeal: 'Nouvelle partie',
  share: 'Partager',
  replay: 'Revoir la partie',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} à ${number(second)}`,
  matchWon: (who) => (who === you ? 'Vous gagnez le match !' : `Le ${inSentence(who)} gagne le match !`),
  matchTied: 'Le match finit à égalité.',
  analysis: {
    heading: 'Ce qui aurait été mieux',
    working: (done, of) => `Retour sur la partie : coup ${number(done)} sur ${number(of)}`,
    lost: (who, lost) => `${who} : ${points(lost)} ${plural(lost, { one: 'perdu', other: 'perdus' })}`,
    none: 'Aucun meilleur coup n’a été trouvé. Bien joué !',
    failed: 'La partie n’a pas pu être examinée.',
    smallLeftOut: 'Les pertes estimées à un seul point sont omises.',
  },
  link: {
    heading: 'Toute la partie dans un lien',
    copy: 'Copier le lien',
    share: 'Partager…',
    qr: 'Le lien en code QR',
    code: 'Code de la partie',
  },
};
