// Choosing a game in Dutch.

import type { NewGameWords } from '../contract.ts';
import { amounts } from '../../grammar/nl/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Wie spelen er?',
  twoPeople: 'Met z’n tweeën op dit apparaat',
  againstBot: 'Ik tegen de computer',
  watchBots: 'Kijken naar twee computers',
  level: 'Hoe sterk is de computer?',
  levelOf: (who) => `Hoe sterk is de ${who}?`,
  levelName: (level) => `Niveau ${number(level)}`,
  levels: {
    1: 'Een kind kan winnen',
    2: 'Leert nog',
    3: 'Speelt leuk mee',
    4: 'Kent het spel',
    5: 'Denkt vooruit',
    6: 'Moeilijk te foppen',
    7: 'Heel sterk',
    8: 'Haast niet te verslaan',
  },
  first: 'Wie is de eerste speler?',
  firstMe: 'Ik',
  firstOpponent: 'De computer',
  firstRandom: 'Het lot',
  length: 'Hoeveel partijen?',
  single: 'Eén partij',
  bestOf: (games) => `Beste van ${number(games)}`,
  more: 'Verdeling en deck',
  start: 'Kaarten delen',
};
