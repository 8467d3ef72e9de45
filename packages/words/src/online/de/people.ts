// The players and their ratings in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { PeopleWords } from '../contract.ts';
import { daysIn } from '../../grammar/spans.ts';

const { number, plural } = amounts;
const day = daysIn('de-DE');

export const people: PeopleWords = {
  player: 'Spieler',
  nobody: 'Jemand',
  since: (time) => `Dabei seit ${day(time)}`,
  rating: 'Wertung',
  provisional: 'noch unsicher',
  noRating: 'Noch keine gewertete Partie',
  results: { heading: 'Ergebnisse', won: 'Gewonnen', drawn: 'Geteilt', lost: 'Verloren' },
  curve: {
    heading: 'Verlauf der Wertung',
    summary: ({ games, from, to, least, most }) =>
      `${number(games)} gewertete ${plural(games, { one: 'Partie', other: 'Partien' })}: von ${from} zu ${to}, am niedrigsten ${least}, am höchsten ${most}`,
    table: 'Als Tabelle',
    date: 'Datum',
    opponent: 'Gegner',
    result: 'Ergebnis',
    after: 'Wertung danach',
  },
  recent: 'Letzte Partien',
  noGames: 'Noch keine Partien.',
  leaders: {
    heading: 'Rangliste',
    help: 'Die höchsten Wertungen derer, die genug gewertete Partien gespielt haben.',
    none: 'Noch hat niemand eine Wertung.',
    rank: 'Platz',
    games: 'Partien',
  },
  block: 'Blockieren',
  blockAsk: (name) =>
    `${name} kann sich dann nicht mehr an deine Tische setzen und dir nicht mehr schreiben, und ihr trefft einander nicht mehr zufällig. Unter „Konto“ kannst du das wieder aufheben.`,
  blocked: (name) => `${name} ist blockiert.`,
  report: 'Melden',
};
