// What is wrong with a command line or with what it names, in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';
import type { TerminalRefusals, UsageWords } from '../messages.ts';

const { number, plural, or } = amounts;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

export const usage: UsageWords = {
  noCommand: (help) => `Indica un comando: ${quoted(help)} li elenca tutti.`,
  unknownCommand: (found, help) =>
    `Il comando ${quoted(found)} non esiste: ${quoted(help)} elenca i comandi.`,
  unknownOption: (option, help) =>
    `L’opzione ${quoted(option)} qui non esiste: ${quoted(help)} elenca le opzioni.`,
  needsValue: (option) => `${quoted(option)} richiede un valore.`,
  takesNoValue: (option) => `${quoted(option)} non accetta valori.`,
  unexpected: (found, help) => `${quoted(found)} è di troppo: vedi ${quoted(help)}.`,
  missingOption: (option) => `Manca ${quoted(option)}: va indicato.`,
  missingArgument: (placeholder, help) => `Manca ${placeholder}: vedi ${quoted(help)}.`,
  notTogether: (one, other) => `${quoted(one)} e ${quoted(other)} non si possono usare insieme.`,
  badNumber: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} deve essere un numero intero da ${number(atLeast)} a ${number(atMost)}, non ${quoted(found)}.`,
  badSeconds: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} deve essere un numero di secondi da ${number(atLeast)} a ${number(atMost)}, non ${quoted(found)}.`,
  badSeed: (limit) => `Un seme deve avere da 1 a ${number(limit)} caratteri.`,
  badSeedOfGames: (longest, limit) =>
    `Il seme è troppo lungo: quello dell’ultima partita, ${quoted(longest)}, avrebbe più di ${number(limit)} caratteri.`,
  unknownLanguage: (found, known) => `La lingua ${quoted(found)} non esiste: puoi scegliere ${anyOf(known)}.`,
  unknownBot: (found, known) => `Il bot ${quoted(found)} non esiste: puoi scegliere ${anyOf(known)}.`,
  oneOrTwoBots: 'I bot possono essere uno o due, separati da una virgola.',
  twoBots: 'Servono due bot, separati da una virgola.',
  unknownPlayer: (found, known, example) =>
    `Il giocatore ${quoted(found)} non esiste: puoi scegliere ${anyOf(known)}, o un programma come ${quoted(example)}.`,
  badFirst: (found, possible) =>
    `${quoted(found)} non può essere il primo giocatore: puoi scegliere ${anyOf(possible)}.`,
  firstNeedsBots: '«--first» si usa solo con «--bots» o «--level»: due persone si siedono come vogliono.',
  nothingGiven: (options) => `Indica ${anyOf(options)}, oppure invia JSON da una pipe.`,
};

export const refusals: TerminalRefusals = {
  noSuchFile: (file) => `Il file ${quoted(file)} non esiste.`,
  unreadableFile: (file) => `Il file ${quoted(file)} non si può leggere.`,
  fileTooLarge: (file, limit) =>
    `Il file ${quoted(file)} è troppo grande: può avere al massimo ${number(limit)} byte.`,
  faultyDeck: ({ file, fault, more, check }) =>
    more === 0
      ? `Il mazzo ${quoted(file)} ha un errore: ${fault}`
      : `Il mazzo ${quoted(file)} ha degli errori: ${fault} (${quoted(check)} ne elenca ancora ${number(more)}.)`,
  inside: (where, sentence) => `${where}: ${sentence}`,
  noSuchCard: (found) => `Nel mazzo non c’è la carta ${quoted(found)}.`,
  neitherFileNorCard: (found) => `${quoted(found)} non è un mazzo, una carta o un file.`,
  noSuchStep: (found, moves) =>
    `Il passo ${number(found)} non esiste: finora la partita ha ${number(moves)} ${plural(moves, { one: 'mossa', other: 'mosse' })}.`,
  notJson: (detail) => `Questo non è JSON: ${detail}.`,
  lineTooLong: (limit) => `È troppo lungo: un oggetto può avere al massimo ${number(limit)} caratteri.`,
  nothingToRead: 'Dallo standard input non è arrivato nulla.',
  badLine: (line, sentence) => `Riga ${number(line)}: ${sentence}`,
  severalCodes: ({ file, codes, example }) =>
    `Il file ${quoted(file)} contiene ${number(codes)} codici di partita: indicane uno, per esempio ${example}.`,
  otherDeck: ({ played, file }) =>
    `La partita è stata giocata con il mazzo ${quoted(played)}, non con ${quoted(file)}: togli «--deck».`,
  gameIsOver: 'La partita è finita: non c’è più una mossa da cercare.',
  noMoves: 'La partita non ha ancora mosse: non c’è nulla da esaminare.',
  unwritable: 'Non è possibile scrivere i risultati: il disco è pieno?',
};
