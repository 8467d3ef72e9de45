// One's own games online in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import { datesIn } from '../../grammar/dates.ts';
import type { OnlineGamesWords } from '../contract.ts';
import { spansIn } from '../../grammar/spans.ts';

const { number } = amounts;
const span = spansIn('fr');

export const games: OnlineGamesWords = {
  heading: 'Parties en ligne',
  yourTurn: 'À vous de jouer',
  asked: {
    takeBack: (who) => `${who} demande à reprendre un tour`,
    rematch: (who) => `${who} propose une revanche`,
  },
  waiting: 'À l’adversaire de jouer',
  open: 'Vos tables ouvertes',
  finished: 'Terminées',
  none: 'Vous n’avez pas encore joué en ligne.',
  more: 'Montrer des parties plus anciennes',
  against: (name) => `Contre ${name}`,
  nobodyYet: 'Personne n’est encore assis en face',
  play: 'Jouer',
  look: 'Voir',
  link: 'Envoyer le lien',
  linkText: 'Venez jouer à Circle the Wagons avec moi',
  left: (time) => `Il reste ${span(time)}`,
  when: datesIn('fr'),
  result: { won: 'Gagnée', drawn: 'Victoire partagée', lost: 'Perdue', aborted: 'Annulée' },
  totals: ({ own, theirs }) => `${number(own)} à ${number(theirs)}`,
  by: { resigned: 'par abandon', time: 'au temps' },
  watch: 'Revoir la partie',
  share: 'Partager',
  saveJson: 'Enregistrer en JSON',
  saveNotation: 'Enregistrer en notation',
};
