// The score pad in French.

import { amounts, counted, points } from '../../grammar/fr/amounts.ts';
import type { PadWords } from '../contract.ts';

const { number, plural } = amounts;
const quoted = (title: string): string => `« ${title} »`;

export const pad: PadWords = {
  slot: (place) => `Carte de décompte ${number(place)}`,
  choose: 'Choisir une carte de décompte',
  other: 'Une autre carte',
  otherHelp:
    'Pour une carte de décompte qui n’est pas ici : notez son titre et comptez vous-mêmes ses points.',
  otherTitle: 'Titre',
  pointsOf: (who) => `Points : ${who}`,
  keep: 'Prendre cette carte',
  clear: 'Laisser la place vide',
  tray: (left) =>
    `${counted(left, (count) => (count === 'one' ? 'carte' : 'cartes'))} encore hors des villes`,
  trayCard: ({ title, territories }) => `${title} : ${territories}`,
  now: {
    begin:
      'Cherchez une carte qui se trouve tout en dessous dans cette ville, et touchez-la parmi les cartes.',
    next: 'Touchez la carte suivante : une carte à côté ou au-dessus de celles déjà placées.',
    first: (card) => `${quoted(card)} est la première carte. Tournez-la si elle est dans l’autre sens.`,
    place: (card) => `Où se trouve ${quoted(card)} ? Touchez sa place.`,
    chosen: (card) => `Placez ${quoted(card)}, ou touchez aussitôt la carte suivante.`,
    done: 'Toutes les cartes sont placées.',
  },
  countUp: 'Compter',
  back: 'Retour aux villes',
  byHand: ({ title, points: n }) =>
    `${title} : ${points(n)} ${plural(n, { one: 'compté', other: 'comptés' })} à la main`,
  total: ({ who, points: n }) => `${who} : ${points(n)}`,
  reset: 'Vider la feuille',
  resetAsk: 'Vraiment vider les deux villes et les cartes de décompte ?',
  share: 'Partager la feuille',
  shareHeading: 'Toute la feuille dans un lien',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} à ${number(second)}`,
  refused: {
    damaged:
      'Ce lien vers une feuille de score est abîmé ; des caractères manquent ou ont changé. Votre feuille est restée telle quelle.',
    later:
      'Ce lien vers une feuille de score vient d’une version plus récente. Rechargez la page pour l’obtenir. Votre feuille est restée telle quelle.',
  },
  linked: {
    text: 'Cette feuille vient d’un lien. La vôtre est conservée tant que vous ne la remplacez pas par celle-ci.',
    take: 'Remplacer la mienne',
    mine: 'Revenir à la mienne',
  },
};
