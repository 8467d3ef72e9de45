// The frame of the web app and its home page in German.

import type { HomeWords, NoticeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../de/amounts.ts';

const { number, plural } = amounts;

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
  },
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  menu: 'Menü',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Einen Moment …',
  nowhere: {
    heading: 'Hier endet der Pfad',
    text: (address) =>
      `Eine Seite „${address}“ gibt es nicht. Vielleicht ist der Link beschädigt oder stammt aus einer neueren Version.`,
  },
  notLoaded: { text: 'Diese Seite ließ sich nicht laden. Bist du online?', again: 'Noch einmal' },
  copied: 'Kopiert.',
  copyFailed: 'Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.',
};

export const notices: NoticeWords = {
  storageFull:
    'Der Speicher dieses Browsers ist voll. Deine Partie geht weiter, wird aber nicht gespeichert: Kopiere ihren Code oder lösche alte Partien.',
  storageBlocked:
    'Dieser Browser lässt uns nichts speichern. Deine Partie geht weiter, wird aber nicht gespeichert: Kopiere ihren Code, bevor du gehst.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'gespeicherter Eintrag war nicht lesbar und wurde',
      other: 'gespeicherte Einträge waren nicht lesbar und wurden',
    });
    return `${number(count)} ${entries} beiseitegelegt. Alles andere ist wie zuvor.`;
  },
  update: { text: 'Eine neue Version ist da.', now: 'Neu laden', later: 'Später' },
  elsewhere: {
    text: 'Diese Partie wurde in einem anderen Tab geöffnet und geht dort weiter.',
    here: 'Hier weiter',
  },
  insecure:
    'Ohne sichere Verbindung (https) kann man in diesem Browser nichts installieren, nicht offline spielen und nicht per Knopfdruck kopieren oder teilen. Alles andere geht.',
  copyCode: 'Code der Partie kopieren',
  botTrouble: {
    text: 'Dein Gegner hat den Faden verloren. Deine Partie ist sicher.',
    again: 'Noch mal fragen',
  },
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
