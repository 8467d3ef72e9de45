// Choosing a game in English.

import type { NewGameWords } from '../contract.ts';
import { amounts } from '../../grammar/en/amounts.ts';

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
  start: 'Deal the cards',
};
