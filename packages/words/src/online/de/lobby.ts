// The lobby and a new table in German.

import { amounts } from '../../grammar/de/amounts.ts';
import { measureIn } from '../../grammar/clock.ts';
import type { LobbyWords, NewTableWords, TroubleWords } from '../contract.ts';

const { number, plural } = amounts;

export const trouble: TroubleWords = {
  offline: 'Du hast gerade kein Netz. Online spielen geht erst wieder mit Netz, alles andere auch ohne.',
  away: 'Der Server antwortet gerade nicht. Alle Partien sind sicher; versuche es in einer Weile noch einmal.',
  noServer:
    'Diese Ausgabe des Spiels hat keinen Server, darum gibt es hier kein Spiel online. Alles andere geht: gegen den Computer und zu zweit an einem Gerät.',
};

export const lobby: LobbyWords = {
  playAs: (name) => `Du spielst als ${name}`,
  guest: 'Gast',
  name: 'Dein Name',
  nameHelp: 'So sehen dich die anderen. Ein Konto brauchst du nicht.',
  account: 'Konto',
  leaders: 'Rangliste',
  quick: {
    heading: 'Schnell eine Partie',
    help: 'Du spielst gegen jemanden, der dasselbe will.',
    names: { blitz: 'Flott', calm: 'In Ruhe', daily: 'Jeden Tag', slow: 'Ohne Eile' },
    rated: 'Gewertet',
    ratedHelp: 'Die Partie zählt für deine Wertung.',
    accountNeeded: 'Nur mit einem Konto.',
  },
  invite: 'Per Link einladen',
  inviteHelp: 'Tisch aufmachen, Link schicken, spielen. Der andere braucht kein Konto.',
  open: {
    heading: 'Offene Tische',
    none: 'Gerade wartet niemand. Such dir schnell eine Partie, oder mach einen Tisch auf.',
    sit: 'Hingehen',
    sitWith: (host) => `Zum Tisch von ${host} gehen`,
    otherDeck: 'Anderes Deck',
    count: (tables) =>
      `${number(tables)} ${plural(tables, { one: 'offener Tisch', other: 'offene Tische' })}`,
  },
};

export const newTable: NewTableWords = {
  heading: 'Tisch aufmachen',
  time: 'Bedenkzeit',
  kinds: {
    live: { name: 'Live', help: 'an einem Stück' },
    days: { name: 'Tageweise', help: 'immer mal wieder' },
    none: { name: 'Ohne Uhr', help: 'so lange ihr wollt' },
  },
  live: 'Für die Partie, und dazu je Zug',
  measure: measureIn(amounts),
  otherTime: 'Andere',
  minutes: 'Minuten für die Partie',
  seconds: 'Sekunden dazu je Zug',
  limits: 'Von einer halben Minute bis 120 Minuten, und bis zu 120 Sekunden.',
  days: 'Für jeden Zug',
  dayCount: (days) => `${number(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}`,
  first: 'Wer ist Spieler 1?',
  firsts: { host: 'Ich', guest: 'Der andere', random: 'Das Los' },
  who: 'Wer darf sich setzen?',
  privateHelp: 'wer den Link hat',
  listedHelp: 'alle; der Tisch steht in der Liste',
  ratedHelp: 'zählt für die Wertung',
  notRated: {
    guest: 'Gewertet spielt man nur mit einem Konto.',
    deck: 'Gewertet wird mit dem gedruckten Deck oder mit Grenzland gespielt.',
    seed: 'Gewertete Partien verteilt der Zufall.',
  },
  ratedSeats: 'In gewerteten Partien entscheidet das Los, wer Spieler 1 ist.',
  hintsHelp: 'Beide können den Computer um einen Tipp bitten.',
  ratedNoHints: 'In gewerteten Partien gibt es keine Tipps.',
  open: 'Tisch aufmachen',
};
