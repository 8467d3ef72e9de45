// The frame of the web app and its home page in German.

import type { HomeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../grammar/de/amounts.ts';

const { number } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Start',
    new: 'Neue Partie',
    learn: 'Spielen lernen',
    replay: 'Partie ansehen',
    pad: 'Wertungsblock',
    cards: 'Karten',
    rules: 'Regeln',
    games: 'Meine Partien',
    settings: 'Einstellungen',
    about: 'Info',
    online: 'Online spielen',
  },
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  menu: 'Menü',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Einen Moment …',
  nowhere: 'Hier endet der Pfad',
  notLoaded: { text: 'Diese Seite ließ sich nicht laden. Bist du online?', again: 'Noch einmal' },
};

export const home: HomeWords = {
  tagline: 'Achtzehn Karten, zwei Städte, ein Kreis.',
  continue: 'Weiter',
  going: ({ who, placed, of }) => `${who} · ${number(placed)} von ${number(of)} Karten ausgelegt`,
  twoPeople: 'Zu zweit',
  against: (level) => `Gegen Stufe ${number(level)}`,
  bots: (first, second) => `Stufe ${number(first)} gegen Stufe ${number(second)}`,
  unofficial:
    'Eine inoffizielle Fan-Umsetzung des Spiels von Steven Aramini, Danny Devine und Paul Kluka, erschienen bei Button Shy.',
};
