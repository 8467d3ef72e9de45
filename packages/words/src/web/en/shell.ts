// The frame of the web app and its home page in English.

import type { HomeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../grammar/en/amounts.ts';

const { number } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Home',
    new: 'New game',
    learn: 'Learn to play',
    replay: 'Watch a game',
    pad: 'Score pad',
    cards: 'Cards',
    rules: 'Rules',
    games: 'My games',
    settings: 'Settings',
    about: 'About',
    online: 'Play online',
  },
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  menu: 'Menu',
  skipToContent: 'Skip to the content',
  loading: 'One moment…',
  nowhere: 'This trail ends here',
  notLoaded: { text: 'This page could not be loaded. Are you connected?', again: 'Try again' },
};

export const home: HomeWords = {
  tagline: 'Eighteen cards, two towns, one circle.',
  continue: 'Go on',
  going: ({ who, placed, of }) => `${who} · ${number(placed)} of ${number(of)} cards placed`,
  twoPeople: 'Two people',
  against: (level) => `Against level ${number(level)}`,
  bots: (first, second) => `Level ${number(first)} against level ${number(second)}`,
  unofficial:
    'An unofficial fan implementation of the game by Steven Aramini, Danny Devine and Paul Kluka, published by Button Shy.',
};
