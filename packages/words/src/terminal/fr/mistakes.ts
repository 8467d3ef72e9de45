// What is wrong with a command line or with what it names, in French.

import { amounts, counted } from '../../grammar/fr/amounts.ts';
import type { TerminalRefusals, UsageWords } from '../messages.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `« ${text} »`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

export const usage: UsageWords = {
  noCommand: (help) => `Indiquez une commande ; ${quoted(help)} en donne la liste.`,
  unknownCommand: (found, help) =>
    `La commande ${quoted(found)} n’existe pas ; ${quoted(help)} donne la liste des commandes.`,
  unknownOption: (option, help) =>
    `L’option ${quoted(option)} n’existe pas ici ; ${quoted(help)} donne la liste des options.`,
  needsValue: (option) => `L’option ${quoted(option)} demande une valeur.`,
  takesNoValue: (option) => `L’option ${quoted(option)} ne prend pas de valeur.`,
  unexpected: (found, help) => `Le mot ${quoted(found)} est de trop ; voyez ${quoted(help)}.`,
  missingOption: (option) => `Il manque l’option ${quoted(option)} ; elle est obligatoire.`,
  missingArgument: (placeholder, help) => `Il manque ${placeholder} ; voyez ${quoted(help)}.`,
  notTogether: (one, other) => `On ne peut pas donner à la fois ${quoted(one)} et ${quoted(other)}.`,
  badNumber: ({ option, found, atLeast, atMost }) =>
    `L’option ${quoted(option)} demande un nombre entier de ${number(atLeast)} à ${number(atMost)}, et non ${quoted(found)}.`,
  badSeconds: ({ option, found, atLeast, atMost }) =>
    `L’option ${quoted(option)} demande un nombre de secondes de ${number(atLeast)} à ${number(atMost)}, et non ${quoted(found)}.`,
  badSeed: (limit) => `Une graine doit avoir entre 1 et ${number(limit)} caractères.`,
  badSeedOfGames: (longest, limit) =>
    `La graine est trop longue : celle de la dernière partie, ${quoted(longest)}, aurait plus de ${number(limit)} caractères.`,
  unknownLanguage: (found, known) => `La langue ${quoted(found)} n’existe pas ici ; il faut ${anyOf(known)}.`,
  unknownBot: (found, known) => `Le bot ${quoted(found)} n’existe pas ; il faut ${anyOf(known)}.`,
  oneOrTwoBots: 'Il peut y avoir un ou deux bots, séparés par une virgule.',
  twoBots: 'Il faut deux bots, séparés par une virgule.',
  unknownPlayer: (found, known, example) =>
    `Le joueur ${quoted(found)} n’existe pas ; il faut ${anyOf(known)}, ou un programme comme ${quoted(example)}.`,
  badFirst: (found, possible) =>
    `Le premier joueur ne peut pas être ${quoted(found)} ; il faut ${anyOf(possible)}.`,
  firstNeedsBots:
    'L’option « --first » ne va qu’avec « --bots » ou « --level » ; deux personnes s’installent comme elles veulent.',
  nothingGiven: (options) => `Donnez ${anyOf(options)}, ou envoyez du JSON par un tube.`,
};

export const refusals: TerminalRefusals = {
  noSuchFile: (file) => `Le fichier ${quoted(file)} n’existe pas.`,
  unreadableFile: (file) => `Le fichier ${quoted(file)} ne peut pas être lu.`,
  fileTooLarge: (file, limit) =>
    `Le fichier ${quoted(file)} est trop volumineux ; il peut avoir au plus ${number(limit)} octets.`,
  faultyDeck: ({ file, fault, more, check }) =>
    more === 0
      ? `Le jeu de cartes ${quoted(file)} contient une erreur : ${fault}`
      : `Le jeu de cartes ${quoted(file)} contient des erreurs : ${fault} (${quoted(check)} en montre ${number(more)} ${plural(more, { one: 'autre', other: 'autres' })}.)`,
  inside: (where, sentence) => `${where} : ${sentence}`,
  noSuchCard: (found) => `Il n’y a pas de carte ${quoted(found)} dans ce jeu.`,
  neitherFileNorCard: (found) =>
    `Le nom ${quoted(found)} n’est celui ni d’un jeu de cartes, ni d’une carte, ni d’un fichier.`,
  noSuchStep: (found, moves) =>
    `Il n’y a pas d’étape ${number(found)} ; la partie compte ${counted(moves, (count) => (count === 'one' ? 'coup' : 'coups'))} jusqu’ici.`,
  notJson: (detail) => `Ce n’est pas du JSON : ${detail}.`,
  lineTooLong: (limit) => `C’est trop long ; un objet peut avoir au plus ${number(limit)} caractères.`,
  nothingToRead: 'Il n’y avait rien à lire sur l’entrée standard.',
  badLine: (line, sentence) => `Ligne ${number(line)} : ${sentence}`,
  severalCodes: ({ file, codes, example }) =>
    `Le fichier ${quoted(file)} contient ${number(codes)} codes de partage ; donnez-en un, par exemple ${example}.`,
  otherDeck: ({ played, file }) =>
    `La partie a été jouée avec le jeu de cartes ${quoted(played)}, et non avec ${quoted(file)} ; retirez « --deck ».`,
  gameIsOver: 'La partie est terminée ; il n’y a plus de coup à chercher.',
  noMoves: 'La partie n’a pas encore de coup ; il n’y a rien à examiner.',
  unwritable: 'La sortie ne peut pas être écrite ; le disque est-il plein ?',
};
