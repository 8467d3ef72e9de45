// Choosing a game and the settings in English.

import type { NewGameWords, SettingsWords } from '../contract.ts';
import { amounts } from '../../en/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Who plays?',
  twoPeople: 'Two people at this device',
  againstBot: 'Me against the computer',
  watchBots: 'Watch two computers',
  level: 'How strong is the computer?',
  levelOf: (who) => `How strong is the ${who}?`,
  levelName: (level) => `Level ${number(level)}`,
  levels: {
    1: 'A child can win',
    2: 'Still learning',
    3: 'Plays along nicely',
    4: 'Knows the game',
    5: 'Thinks ahead',
    6: 'Hard to fool',
    7: 'Very strong',
    8: 'Hardly beatable',
  },
  first: 'Who is the first player?',
  firstMe: 'I am',
  firstOpponent: 'The computer',
  firstRandom: 'By lot',
  length: 'How many games?',
  single: 'One game',
  bestOf: (games) => `Best of ${number(games)}`,
  more: 'Deal and deck',
  seed: 'Seed of the deal',
  seedHelp: 'The same seed gives the same deal. Leave it empty for a random one.',
  badSeed: 'A seed has at most 64 characters.',
  deck: 'Deck',
  baseDeck: 'The base deck',
  chooseDeck: 'Choose a deck file',
  deckRefused: (name) => `“${name}” is no deck we can play with; the deck stays as it was.`,
  sameDeal: 'This game starts with the cards of the link you opened.',
  start: 'Deal the cards',
};

export const settings: SettingsWords = {
  language: 'Language',
  automatic: 'Automatic',
  theme: 'Colours',
  light: 'Daylight',
  dark: 'Lamplight',
  letters: 'Letters on the terrains',
  lettersHelp: 'Each terrain also shows the first letter of its name.',
  hints: 'Help while placing',
  hintLevels: {
    off: { name: 'Off', help: 'Only the rules are watched.' },
    spots: { name: 'Spots', help: 'Shows where the card may lie.' },
    change: { name: 'Change', help: 'Also shows how a spot would change the score.' },
    heat: { name: 'Map', help: 'Colours all spots by what they bring.' },
  },
  confirm: 'Confirm each turn',
  confirmHelp: 'When off, a card lies as soon as you drop it or tap its spot.',
  sound: 'Sound',
  motion: 'Motion',
  motionHelp: 'Cards fly and slide. Your device may ask for less motion; we follow it.',
};
