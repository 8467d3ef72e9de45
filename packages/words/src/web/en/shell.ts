// The frame of the web app and its home page in English.

import type { HomeWords, NoticeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../en/amounts.ts';

const { number, plural } = amounts;

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
  },
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  menu: 'Menu',
  skipToContent: 'Skip to the content',
  loading: 'One moment …',
  nowhere: {
    heading: 'This trail ends here',
    text: (address) => `There is no page “${address}”. The link may be damaged or come from a newer version.`,
  },
  notLoaded: { text: 'This page could not be loaded. Are you connected?', again: 'Try again' },
  copied: 'Copied.',
  copyFailed: 'This browser does not let us copy. Select the text and copy it yourself.',
};

export const notices: NoticeWords = {
  storageFull:
    'The storage of this browser is full. Your game goes on, but it is not saved: copy its code, or delete old games.',
  storageBlocked:
    'This browser does not let us store anything. Your game goes on, but it is not saved: copy its code before you leave.',
  storageDamaged: (count) =>
    `${number(count)} stored ${plural(count, { one: 'entry', other: 'entries' })} could not be read and ${plural(count, { one: 'was', other: 'were' })} set aside. Everything else is as it was.`,
  update: { text: 'A new version is ready.', now: 'Reload now', later: 'Later' },
  elsewhere: {
    text: 'This game was opened in another tab and goes on there.',
    here: 'Go on here',
  },
  insecure:
    'Without a secure connection (https) this browser offers no installing, no offline use, and no copying or sharing by button. Everything else works.',
  copyCode: 'Copy the code of the game',
  botTrouble: { text: 'The opponent lost the thread. Your game is safe.', again: 'Ask again' },
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
