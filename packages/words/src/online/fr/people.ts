// The players and their ratings in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { PeopleWords } from '../contract.ts';
import { daysIn } from '../../grammar/spans.ts';

const { number, plural } = amounts;
const day = daysIn('fr');

export const people: PeopleWords = {
  player: 'Joueur',
  nobody: 'Quelqu’un',
  since: (time) => `Ici depuis le ${day(time)}`,
  rating: 'Cote',
  provisional: 'encore incertaine',
  noRating: 'Pas encore de partie classée',
  results: { heading: 'Résultats', won: 'Gagnées', drawn: 'Partagées', lost: 'Perdues' },
  curve: {
    heading: 'Évolution de la cote',
    summary: ({ games, from, to, least, most }) =>
      `${number(games)} ${plural(games, { one: 'partie classée', other: 'parties classées' })} : de ${from} à ${to}, au plus bas ${least}, au plus haut ${most}`,
    table: 'En tableau',
    date: 'Date',
    opponent: 'Adversaire',
    result: 'Résultat',
    after: 'Cote après',
  },
  recent: 'Dernières parties',
  noGames: 'Pas encore de partie.',
  leaders: {
    heading: 'Classement',
    help: 'Les cotes les plus hautes de ceux qui ont joué assez de parties classées.',
    none: 'Personne n’a encore de cote.',
    rank: 'Rang',
    games: 'Parties',
  },
  block: 'Bloquer',
  blockAsk: (name) =>
    `${name} ne pourra plus s’asseoir à vos tables ni vous écrire, et vous ne vous rencontrerez plus par hasard. Vous pourrez revenir là-dessus sous « Compte ».`,
  blocked: (name) => `${name} est bloqué.`,
  report: 'Signaler',
};
