// Choosing a game in German.

import type { NewGameWords } from '../contract.ts';
import { amounts } from '../../grammar/de/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Wer spielt?',
  twoPeople: 'Zu zweit an diesem Gerät',
  againstBot: 'Ich gegen den Computer',
  watchBots: 'Zwei Computern zusehen',
  level: 'Wie stark ist der Computer?',
  levelOf: (who) => `Wie stark ist ${who}?`,
  levelName: (level) => `Stufe ${number(level)}`,
  levels: {
    1: 'Ein Kind kann gewinnen',
    2: 'Lernt noch',
    3: 'Spielt schon gut mit',
    4: 'Kennt das Spiel',
    5: 'Denkt voraus',
    6: 'Schwer zu überlisten',
    7: 'Sehr stark',
    8: 'Kaum zu schlagen',
  },
  first: 'Wer ist Spieler 1?',
  firstMe: 'Ich',
  firstOpponent: 'Der Computer',
  firstRandom: 'Das Los',
  length: 'Wie viele Partien?',
  single: 'Eine Partie',
  // Germans say it in English.
  bestOf: (games) => `Best of ${number(games)}`,
  more: 'Verteilung und Deck',
  start: 'Karten austeilen',
};
