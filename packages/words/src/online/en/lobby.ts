// The lobby and a new table in English.

import { amounts } from '../../grammar/en/amounts.ts';
import { measureIn } from '../../grammar/clock.ts';
import type { LobbyWords, NewTableWords, TroubleWords } from '../contract.ts';

const { number, plural } = amounts;

export const trouble: TroubleWords = {
  offline: 'You are not connected to the internet. Online play waits until you are; everything else works.',
  away: 'The server does not answer at the moment. All games are safe; try again in a while.',
  noServer:
    'This copy of the game comes without a server, so there is no online play here. Everything else works: against the computer, and for two at one device.',
};

export const lobby: LobbyWords = {
  playAs: (name) => `You play as ${name}`,
  guest: 'Guest',
  name: 'Your name',
  nameHelp: 'This is how others see you. No account is needed.',
  account: 'Account',
  leaders: 'Best players',
  quick: {
    heading: 'Quick match',
    help: 'You play against whoever wants the same.',
    names: { blitz: 'Brisk', calm: 'Calm', daily: 'Every day', slow: 'No hurry' },
    rated: 'Rated',
    ratedHelp: 'The game counts for your rating.',
    accountNeeded: 'Only for players with an account.',
  },
  invite: 'Invite a friend by link',
  inviteHelp: 'Open a table, send the link, play. Your friend needs no account.',
  open: {
    heading: 'Open tables',
    none: 'Nobody is waiting right now. Try a quick match, or open a table.',
    sit: 'Go there',
    sitWith: (host) => `Go to the table of ${host}`,
    otherDeck: 'Another deck',
    count: (tables) => `${number(tables)} ${plural(tables, { one: 'open table', other: 'open tables' })}`,
  },
};

export const newTable: NewTableWords = {
  heading: 'Open a table',
  time: 'Time',
  kinds: {
    live: { name: 'Live', help: 'in one sitting' },
    days: { name: 'By days', help: 'now and then' },
    none: { name: 'No clock', help: 'as long as you like' },
  },
  live: 'For the game, and more per turn',
  measure: measureIn(amounts),
  otherTime: 'Other',
  minutes: 'Minutes for the game',
  seconds: 'Seconds more per turn',
  limits: 'From half a minute to 120 minutes, and up to 120 seconds.',
  days: 'For each turn',
  dayCount: (days) => `${number(days)} ${plural(days, { one: 'day', other: 'days' })}`,
  first: 'Who is the first player?',
  firsts: { host: 'I am', guest: 'The other', random: 'By lot' },
  who: 'Who may sit down?',
  privateHelp: 'whoever has the link',
  listedHelp: 'anybody; the table is in the list',
  ratedHelp: 'counts for the rating',
  notRated: {
    guest: 'Rated games are for players with an account.',
    deck: 'Rated games use the printed deck or Frontier.',
    seed: 'Rated games are dealt by chance.',
  },
  ratedSeats: 'In rated games, who is first is drawn by lot.',
  hintsHelp: 'Both players can ask the computer for a hint.',
  ratedNoHints: 'Rated games have no hints.',
  open: 'Open the table',
};
