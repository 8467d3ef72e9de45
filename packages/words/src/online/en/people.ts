// The players and their ratings in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { PeopleWords } from '../contract.ts';
import { daysIn } from '../../grammar/spans.ts';

const { number, plural } = amounts;
const day = daysIn('en-GB');

export const people: PeopleWords = {
  player: 'Player',
  nobody: 'Somebody',
  since: (time) => `Here since ${day(time)}`,
  rating: 'Rating',
  provisional: 'still uncertain',
  noRating: 'No rated games yet',
  results: { heading: 'Results', won: 'Won', drawn: 'Shared', lost: 'Lost' },
  curve: {
    heading: 'Rating curve',
    summary: ({ games, from, to, least, most }) =>
      `${number(games)} rated ${plural(games, { one: 'game', other: 'games' })}: from ${from} to ${to}, lowest ${least}, highest ${most}`,
    table: 'As a table',
    date: 'Date',
    opponent: 'Opponent',
    result: 'Result',
    after: 'Rating after',
  },
  recent: 'Last games',
  noGames: 'No games yet.',
  leaders: {
    heading: 'Best players',
    help: 'The highest ratings of those who have played enough rated games.',
    none: 'Nobody has a rating yet.',
    rank: 'Rank',
    games: 'Games',
  },
  block: 'Block',
  blockAsk: (name) =>
    `${name} will no longer be able to sit down at your tables or write to you, and you will not meet in quick matches. You can unblock people under “Account”.`,
  blocked: (name) => `${name} is blocked.`,
  report: 'Report',
};
