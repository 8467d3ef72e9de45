// Choosing a game in French.

import type { NewGameWords } from '../contract.ts';
import { amounts } from '../../grammar/fr/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Qui joue ?',
  twoPeople: 'À deux sur cet appareil',
  againstBot: 'Moi contre l’ordinateur',
  watchBots: 'Regarder deux ordinateurs',
  level: 'Force de l’ordinateur',
  levelOf: (who) => `Force du ${who}`,
  levelName: (level) => `Niveau ${number(level)}`,
  levels: {
    1: 'Un enfant peut gagner',
    2: 'Apprend encore',
    3: 'Joue gentiment',
    4: 'Connaît le jeu',
    5: 'Voit venir',
    6: 'Difficile à piéger',
    7: 'Très fort',
    8: 'Presque imbattable',
  },
  first: 'Qui est le premier joueur ?',
  firstMe: 'Moi',
  firstOpponent: 'L’ordinateur',
  firstRandom: 'Au hasard',
  length: 'Combien de parties ?',
  single: 'Une partie',
  bestOf: (games) => `Au meilleur des ${number(games)}`,
  more: 'Donne et cartes',
  start: 'Distribuer',
};
