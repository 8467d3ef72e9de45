// The players and their ratings in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import type { PeopleWords } from '../contract.ts';
import { daysIn } from '../../grammar/spans.ts';

const { number, plural } = amounts;
const day = daysIn('it');

export const people: PeopleWords = {
  player: 'Giocatore',
  nobody: 'Qualcuno',
  since: (time) => `Qui da: ${day(time)}`,
  rating: 'Valutazione',
  provisional: 'ancora incerta',
  noRating: 'Ancora nessuna partita classificata',
  results: { heading: 'Risultati', won: 'Vinte', drawn: 'Condivise', lost: 'Perse' },
  curve: {
    heading: 'Andamento della valutazione',
    summary: ({ games, from, to, least, most }) =>
      `${number(games)} ${plural(games, { one: 'partita classificata', other: 'partite classificate' })}: da ${from} a ${to}, minimo ${least}, massimo ${most}`,
    table: 'Come tabella',
    date: 'Data',
    opponent: 'Avversario',
    result: 'Risultato',
    after: 'Valutazione dopo',
  },
  recent: 'Ultime partite',
  noGames: 'Ancora nessuna partita.',
  leaders: {
    heading: 'Classifica',
    help: 'Le valutazioni più alte di chi ha giocato abbastanza partite classificate.',
    none: 'Nessuno ha ancora una valutazione.',
    rank: 'Posto',
    games: 'Partite',
  },
  block: 'Blocca',
  blockAsk: (name) =>
    `${name} non potrà più sedersi ai tuoi tavoli né scriverti, e non vi incontrerete più per caso. Puoi ripensarci in «Account».`,
  blocked: (name) => `${name} è bloccato.`,
  report: 'Segnala',
};
