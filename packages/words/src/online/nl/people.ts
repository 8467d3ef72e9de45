// The players and their ratings in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { PeopleWords } from '../contract.ts';
import { daysIn } from '../../grammar/spans.ts';

const { number, plural } = amounts;
const day = daysIn('nl');

export const people: PeopleWords = {
  player: 'Speler',
  nobody: 'Iemand',
  since: (time) => `Hier sinds ${day(time)}`,
  rating: 'Rating',
  provisional: 'nog onzeker',
  noRating: 'Nog geen partij voor rating',
  results: { heading: 'Resultaten', won: 'Gewonnen', drawn: 'Gedeeld', lost: 'Verloren' },
  curve: {
    heading: 'Verloop van de rating',
    summary: ({ games, from, to, least, most }) =>
      `${number(games)} ${plural(games, { one: 'partij', other: 'partijen' })} voor rating: van ${from} naar ${to}, laagste ${least}, hoogste ${most}`,
    table: 'Als tabel',
    date: 'Datum',
    opponent: 'Tegenstander',
    result: 'Resultaat',
    after: 'Rating daarna',
  },
  recent: 'Laatste partijen',
  noGames: 'Nog geen partijen.',
  leaders: {
    heading: 'Ranglijst',
    help: 'De hoogste ratings van wie genoeg partijen voor rating heeft gespeeld.',
    none: 'Nog niemand heeft een rating.',
    rank: 'Plaats',
    games: 'Partijen',
  },
  block: 'Blokkeren',
  blockAsk: (name) =>
    `${name} kan dan niet meer aan je tafels gaan zitten en je niet meer schrijven, en jullie komen elkaar niet meer toevallig tegen. Bij “Account” kun je dat weer opheffen.`,
  blocked: (name) => `${name} is geblokkeerd.`,
  report: 'Melden',
};
