// What is wrong with a command line or with what it names, in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { TerminalRefusals, UsageWords } from '../messages.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `“${text}”`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

export const usage: UsageWords = {
  noCommand: (help) => `Say what to do; ${quoted(help)} lists the commands.`,
  unknownCommand: (found, help) =>
    `There is no command ${quoted(found)}; ${quoted(help)} lists the commands.`,
  unknownOption: (option, help) =>
    `There is no option ${quoted(option)} here; ${quoted(help)} lists the options.`,
  needsValue: (option) => `${quoted(option)} needs a value.`,
  takesNoValue: (option) => `${quoted(option)} takes no value.`,
  unexpected: (found, help) => `${quoted(found)} is one word too many; see ${quoted(help)}.`,
  missingOption: (option) => `${quoted(option)} is missing; it must be given.`,
  missingArgument: (placeholder, help) => `${placeholder} is missing; see ${quoted(help)}.`,
  notTogether: (one, other) => `${quoted(one)} and ${quoted(other)} cannot be given together.`,
  badNumber: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} must be a whole number from ${number(atLeast)} to ${number(atMost)}, not ${quoted(found)}.`,
  badSeconds: ({ option, found, atLeast, atMost }) =>
    `${quoted(option)} must be a number of seconds from ${number(atLeast)} to ${number(atMost)}, not ${quoted(found)}.`,
  badSeed: (limit) => `A seed must have 1 to ${number(limit)} characters.`,
  badSeedOfGames: (longest, limit) =>
    `The seed is too long: the one of the last game, ${quoted(longest)}, would have more than ${number(limit)} characters.`,
  unknownLanguage: (found, known) => `There is no language ${quoted(found)}; choose ${anyOf(known)}.`,
  unknownBot: (found, known) => `There is no bot ${quoted(found)}; choose ${anyOf(known)}.`,
  oneOrTwoBots: 'There can be one bot, or two separated by a comma.',
  twoBots: 'Two bots are needed, separated by a comma.',
  unknownPlayer: (found, known, example) =>
    `There is no player ${quoted(found)}; choose ${anyOf(known)}, or a program such as ${quoted(example)}.`,
  badFirst: (found, possible) => `${quoted(found)} cannot be the first player; choose ${anyOf(possible)}.`,
  firstNeedsBots: '“--first” goes only with “--bots” or “--level”; two people just sit down as they like.',
  nothingGiven: (options) => `Give ${anyOf(options)}, or send JSON through a pipe.`,
};

export const refusals: TerminalRefusals = {
  noSuchFile: (file) => `There is no file ${quoted(file)}.`,
  unreadableFile: (file) => `The file ${quoted(file)} cannot be read.`,
  fileTooLarge: (file, limit) =>
    `The file ${quoted(file)} is too large; it may have at most ${number(limit)} bytes.`,
  faultyDeck: ({ file, fault, more, check }) =>
    more === 0
      ? `The deck ${quoted(file)} has a fault: ${fault}`
      : `The deck ${quoted(file)} has faults: ${fault} (${quoted(check)} lists ${number(more)} more.)`,
  inside: (where, sentence) => `${where}: ${sentence}`,
  noSuchCard: (found) => `The deck has no card ${quoted(found)}.`,
  neitherFileNorCard: (found) => `${quoted(found)} isn’t a deck, a card or a file.`,
  noSuchStep: (found, moves) =>
    `There is no step ${number(found)}; the game has ${number(moves)} ${plural(moves, { one: 'move', other: 'moves' })} so far.`,
  notJson: (detail) => `This is not JSON: ${detail}.`,
  lineTooLong: (limit) => `This is too long; one object may have at most ${number(limit)} characters.`,
  nothingToRead: 'There was nothing to read on standard input.',
  badLine: (line, sentence) => `Line ${number(line)}: ${sentence}`,
  severalCodes: ({ file, codes, example }) =>
    `The file ${quoted(file)} lists ${number(codes)} link codes; give one of them, such as ${example}.`,
  otherDeck: ({ played, file }) =>
    `The game was played with ${quoted(played)}, not with ${quoted(file)}; leave out “--deck”.`,
  gameIsOver: 'The game is over; there is no move to look for.',
  noMoves: 'The game has no moves yet; there is nothing to look into.',
  unwritable: 'The output cannot be written; is the disk full?',
};
