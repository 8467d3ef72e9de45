// What is wrong with a command line or with what it names, in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { TerminalRefusals, UsageWords } from '../messages.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `„${text}“`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

export const usage: UsageWords = {
  noCommand: (help) => `Sag, was zu tun ist; ${quoted(help)} nennt die Befehle.`,
  unknownCommand: (found, help) =>
    `Den Befehl ${quoted(found)} gibt es nicht; ${quoted(help)} nennt die Befehle.`,
  unknownOption: (option, help) =>
    `Die Option ${quoted(option)} gibt es hier nicht; ${quoted(help)} nennt die Optionen.`,
  needsValue: (option) => `Die Option ${quoted(option)} braucht einen Wert.`,
  takesNoValue: (option) => `Die Option ${quoted(option)} nimmt keinen Wert an.`,
  unexpected: (found, help) => `Die Angabe ${quoted(found)} ist zu viel; siehe ${quoted(help)}.`,
  missingOption: (option) => `Die Option ${quoted(option)} fehlt; sie ist hier nötig.`,
  missingArgument: (placeholder, help) => `Die Angabe ${placeholder} fehlt; siehe ${quoted(help)}.`,
  notTogether: (one, other) => `Nur eines von beiden ist möglich: ${quoted(one)} oder ${quoted(other)}.`,
  badNumber: ({ option, found, atLeast, atMost }) =>
    `Die Option ${quoted(option)} braucht eine ganze Zahl von ${number(atLeast)} bis ${number(atMost)}, nicht ${quoted(found)}.`,
  badSeconds: ({ option, found, atLeast, atMost }) =>
    `Die Option ${quoted(option)} braucht eine Zahl von Sekunden, ${number(atLeast)} bis ${number(atMost)}, nicht ${quoted(found)}.`,
  badSeed: (limit) => `Ein Seed muss 1 bis ${number(limit)} Zeichen haben.`,
  badSeedOfGames: (longest, limit) =>
    `Der Seed ist zu lang: Der Seed der letzten Partie, ${quoted(longest)}, hätte mehr als ${number(limit)} Zeichen.`,
  unknownLanguage: (found, known) =>
    `Die Sprache ${quoted(found)} gibt es hier nicht; möglich ist ${anyOf(known)}.`,
  unknownBot: (found, known) => `Den Bot ${quoted(found)} gibt es nicht; möglich ist ${anyOf(known)}.`,
  oneOrTwoBots: 'Möglich sind ein Bot oder zwei, durch Komma getrennt.',
  twoBots: 'Nötig sind zwei Bots, durch Komma getrennt.',
  unknownPlayer: (found, known, example) =>
    `Den Spieler ${quoted(found)} gibt es nicht; möglich ist ${anyOf(known)} oder ein Programm wie ${quoted(example)}.`,
  badFirst: (found, possible) =>
    `Spieler 1 kann nicht ${quoted(found)} sein; möglich ist ${anyOf(possible)}.`,
  firstNeedsBots:
    'Die Option „--first“ gibt es nur mit „--bots“ oder „--level“; zu zweit setzt ihr euch einfach, wie ihr wollt.',
  nothingGiven: (options) => `Gib ${anyOf(options)} an oder schicke JSON durch eine Pipe.`,
};

export const refusals: TerminalRefusals = {
  noSuchFile: (file) => `Die Datei ${quoted(file)} gibt es nicht.`,
  unreadableFile: (file) => `Die Datei ${quoted(file)} lässt sich nicht lesen.`,
  fileTooLarge: (file, limit) =>
    `Die Datei ${quoted(file)} ist zu groß; erlaubt sind höchstens ${number(limit)} Byte.`,
  faultyDeck: ({ file, fault, more, check }) =>
    more === 0
      ? `Das Deck ${quoted(file)} hat einen Fehler: ${fault}`
      : `Das Deck ${quoted(file)} hat Fehler: ${fault} (${quoted(check)} nennt ${number(more)} ${plural(more, { one: 'weiteren', other: 'weitere' })}.)`,
  inside: (where, sentence) => `${where}: ${sentence}`,
  noSuchCard: (found) => `Das Deck hat keine Karte ${quoted(found)}.`,
  neitherFileNorCard: (found) =>
    `Hier passt ${quoted(found)} nicht: Es ist weder ein Deck noch eine Karte noch eine Datei.`,
  noSuchStep: (found, moves) =>
    `Einen Schritt ${number(found)} gibt es nicht; die Partie hat bisher ${number(moves)} ${plural(moves, { one: 'Zug', other: 'Züge' })}.`,
  notJson: (detail) => `Das ist kein JSON: ${detail}.`,
  lineTooLong: (limit) => `Das ist zu lang; ein Objekt darf höchstens ${number(limit)} Zeichen haben.`,
  nothingToRead: 'Auf der Standardeingabe gab es nichts zu lesen.',
  badLine: (line, sentence) => `Zeile ${number(line)}: ${sentence}`,
  severalCodes: ({ file, codes, example }) =>
    `Die Datei ${quoted(file)} enthält ${number(codes)} Link-Codes; gib einen davon an, zum Beispiel ${example}.`,
  otherDeck: ({ played, file }) =>
    `Gespielt wurde mit dem Deck ${quoted(played)}, nicht mit ${quoted(file)}; lass „--deck“ weg.`,
  gameIsOver: 'Die Partie ist zu Ende; es gibt keinen Zug mehr zu suchen.',
  noMoves: 'Die Partie hat noch keine Züge; es gibt nichts zu untersuchen.',
  unwritable: 'Die Ausgabe lässt sich nicht schreiben; ist der Datenträger voll?',
};
