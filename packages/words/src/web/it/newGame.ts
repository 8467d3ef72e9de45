// Choosing a game in Italian.

import type { NewGameWords } from '../contract.ts';
import { amounts } from '../../grammar/it/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Chi gioca?',
  twoPeople: 'In due su questo dispositivo',
  againstBot: 'Io contro il computer',
  watchBots: 'Guarda due computer',
  level: 'Quanto è forte il computer?',
  levelOf: (who) => `Quanto è forte il ${who}?`,
  levelName: (level) => `Livello ${number(level)}`,
  levels: {
    1: 'Può vincere un bambino',
    2: 'Sta imparando',
    3: 'Se la cava',
    4: 'Conosce il gioco',
    5: 'Pensa in anticipo',
    6: 'Difficile da ingannare',
    7: 'Molto forte',
    8: 'Quasi imbattibile',
  },
  first: 'Chi è il primo giocatore?',
  firstMe: 'Io',
  firstOpponent: 'Il computer',
  firstRandom: 'A sorte',
  length: 'Quante partite?',
  single: 'Una partita',
  bestOf: (games) => `Al meglio delle ${number(games)}`,
  more: 'Distribuzione e mazzo',
  start: 'Dai le carte',
};
