// What is wrong with a command line or with what it names, in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { TerminalRefusals, UsageWords } from '../messages.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `“${text}”`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

export const usage: UsageWords = {
  noCommand: (help) => `Zeg wat er moet gebeuren; ${quoted(help)} noemt de opdrachten.`,
  unknownCommand: (found, help) =>
    `Er is geen opdracht ${quoted(found)}; ${quoted(help)} noemt de opdrachten.`,
  unknownOption: (option, help) =>
    `Er is hier geen optie ${quoted(option)}; ${quoted(help)} noemt de opties.`,
  needsValue: (option) => `Bij ${quoted(option)} hoort een waarde.`,
  takesNoValue: (option) => `Bij ${quoted(option)} hoort geen waarde.`,
  unexpected: (found, help) => `${quoted(found)} is te veel; zie ${quoted(help)}.`,
  missingOption: (option) => `${quoted(option)} ontbreekt; deze optie is verplicht.`,
  missingArgument: (placeholder, help) => `${placeholder} ontbreekt; zie ${quoted(help)}.`,
  notTogether: (one, other) => `${quoted(one)} en ${quoted(other)} gaan niet samen.`,
  badNumber: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} moet een geheel getal van ${number(atLeast)} t/m ${number(atMost)} zijn, niet ${quoted(found)}.`,
  badSeconds: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} moet een aantal seconden van ${number(atLeast)} t/m ${number(atMost)} zijn, niet ${quoted(found)}.`,
  badSeed: (limit) => `Een seed moet 1 t/m ${number(limit)} tekens hebben.`,
  badSeedOfGames: (longest, limit) =>
    `De seed is te lang: die van de laatste partij, ${quoted(longest)}, zou meer dan ${number(limit)} tekens hebben.`,
  unknownLanguage: (found, known) => `Er is geen taal ${quoted(found)}; mogelijk is ${anyOf(known)}.`,
  unknownBot: (found, known) => `Er is geen bot ${quoted(found)}; mogelijk is ${anyOf(known)}.`,
  oneOrTwoBots: 'Geef één bot op, of twee met een komma ertussen.',
  twoBots: 'Er zijn twee bots nodig, met een komma ertussen.',
  unknownPlayer: (found, known, example) =>
    `Er is geen speler ${quoted(found)}; mogelijk is ${anyOf(known)}, of een programma zoals ${quoted(example)}.`,
  badFirst: (found, possible) =>
    `${quoted(found)} kan niet de eerste speler zijn; mogelijk is ${anyOf(possible)}.`,
  firstNeedsBots:
    '“--first” kan alleen samen met “--bots” of “--level”; met z’n tweeën gaan jullie gewoon zitten zoals jullie willen.',
  nothingGiven: (options) => `Geef ${anyOf(options)} op, of stuur JSON via een pipe.`,
};

export const refusals: TerminalRefusals = {
  noSuchFile: (file) => `Er is geen bestand ${quoted(file)}.`,
  unreadableFile: (file) => `Het bestand ${quoted(file)} kan niet worden gelezen.`,
  fileTooLarge: (file, limit) =>
    `Het bestand ${quoted(file)} is te groot; het mag hoogstens ${number(limit)} bytes hebben.`,
  faultyDeck: ({ file, fault, more, check }) =>
    more === 0
      ? `Het deck ${quoted(file)} bevat een fout: ${fault}`
      : `Het deck ${quoted(file)} bevat fouten: ${fault} (${quoted(check)} noemt er nog ${number(more)}.)`,
  inside: (where, sentence) => `${where}: ${sentence}`,
  noSuchCard: (found) => `In het deck zit geen kaart ${quoted(found)}.`,
  neitherFileNorCard: (found) => `${quoted(found)} is geen deck, geen kaart en geen bestand.`,
  noSuchStep: (found, moves) =>
    `Er is geen stap ${number(found)}; de partij heeft tot nu toe ${number(moves)} ${plural(moves, { one: 'zet', other: 'zetten' })}.`,
  notJson: (detail) => `Dit is geen JSON: ${detail}.`,
  lineTooLong: (limit) => `Dit is te lang; één object mag hoogstens ${number(limit)} tekens hebben.`,
  nothingToRead: 'Op de standaardinvoer was niets te lezen.',
  badLine: (line, sentence) => `Regel ${number(line)}: ${sentence}`,
  severalCodes: ({ file, codes, example }) =>
    `In het bestand ${quoted(file)} staan ${number(codes)} linkcodes; geef er een van op, bijvoorbeeld ${example}.`,
  otherDeck: ({ played, file }) =>
    `De partij is gespeeld met het deck ${quoted(played)}, niet met ${quoted(file)}; laat “--deck” weg.`,
  gameIsOver: 'De partij is afgelopen; er is geen zet meer te zoeken.',
  noMoves: 'De partij heeft nog geen zetten; er valt niets te onderzoeken.',
  unwritable: 'De uitvoer kan niet worden geschreven; is de schijf vol?',
};
