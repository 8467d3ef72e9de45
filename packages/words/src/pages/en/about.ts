// The page about the app in English.

import type { AboutWords } from '../contract.ts';

export const about: AboutWords = {
  credits: {
    heading: 'The game',
    designers: 'Designed by Steven Aramini, Danny Devine and Paul Kluka.',
    publisher: 'Published by Button Shy.',
    ours: 'This is an unofficial fan implementation, made without the publisher and not endorsed by it. Drawings, texts and program are our own. The printed deck follows the designers’ print-and-play of 2016. The page “Cards” says more about each one.',
    printed: 'If you like the game, buy the printed one: eighteen cards in a wallet.',
  },
  licences: {
    heading: 'Licences',
    program: 'The program and its drawings are free software under the MIT licence.',
    fonts: 'Titles are set in Rye, texts in Alegreya Sans; both under the SIL Open Font License.',
    libraries: 'Preact and its signals draw the screens, uqr draws the QR codes; all under the MIT licence.',
    all: 'All licences in full',
  },
  privacy: {
    heading: 'Privacy',
    nothingLeaves:
      'As long as you do not play online, nothing leaves your device. There is no counting of visitors, no cookie, and no request to anybody else.',
    online:
      'Whoever plays online talks to the server that this page came from, and to no other. It keeps your name, your games with what was written at the table, and for an account the public half of your passkeys; a cookie tells it who you are. Whoever has the link to a game can watch it. Under “Account” you can delete all this; your games then stay without your name.',
    stored: 'Your browser keeps, only on this device:',
    storedThings: [
      'your games, finished and in progress, and the decks you brought along',
      'your settings, and the names that two people gave themselves',
      'what is on the score pad',
      'the program itself, so that it opens without a network',
    ],
    links:
      'A link to a game or to a pad holds all of it in the part behind the #, which browsers do not send to any server. Whoever has the link can see it.',
    delete: 'Delete everything',
    deleteAsk:
      'All games, decks, settings and the score pad on this device will be gone for good. You can save the games to a file first, under “My games”.',
    deleteAll: 'Yes, delete everything',
    deleted: 'Everything is deleted. The app begins anew.',
  },
  device: {
    heading: 'On this device',
    offline: {
      unknown: 'This copy of the app is not kept for use without a network.',
      storing: 'The app is being stored, so that it opens without a network.',
      ready: 'The app is stored and works without a network.',
      unable: 'This browser cannot keep the app for use without a network. Everything else works.',
      failed: 'The app could not be stored for use without a network. It is tried again with the next visit.',
    },
    install: 'Install the app',
    installHelp: 'Then it stands among your other apps and has a window of its own.',
  },
  version: (version) => `Version ${version}`,
};
