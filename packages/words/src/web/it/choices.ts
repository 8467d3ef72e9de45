// Choosing a game and the settings in Italian.

import type { NewGameWords, SettingsWords } from '../contract.ts';
import { amounts } from '../../it/amounts.ts';
import { quoted } from '../../it/names.ts';

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
  seed: 'Seme della distribuzione',
  seedHelp: 'Lo stesso seme dà le stesse carte. Se lo lasci vuoto, decide il caso.',
  badSeed: 'Un seme ha al massimo 64 caratteri.',
  deck: 'Mazzo',
  baseDeck: 'Il mazzo base',
  chooseDeck: 'Scegli un file',
  deckRefused: (name) => `${quoted(name)} non è un mazzo con cui si possa giocare: il mazzo resta com’era.`,
  sameDeal: 'Questa partita comincia con le carte del link che hai aperto.',
  start: 'Dai le carte',
};

export const settings: SettingsWords = {
  language: 'Lingua',
  automatic: 'Automatico',
  theme: 'Colori',
  light: 'Di giorno',
  dark: 'Alla lampada',
  letters: 'Lettere sui terreni',
  lettersHelp: 'Ogni terreno mostra anche l’iniziale del suo nome.',
  hints: 'Aiuto nel piazzare',
  hintLevels: {
    off: { name: 'No', help: 'Si controllano solo le regole.' },
    spots: { name: 'Posti', help: 'Mostra dove può stare la carta.' },
    change: { name: 'Effetto', help: 'Mostra anche come un posto cambierebbe il punteggio.' },
    heat: { name: 'Mappa', help: 'Colora tutti i posti secondo quanto rendono.' },
  },
  confirm: 'Conferma ogni turno',
  confirmHelp: 'Altrimenti una carta è piazzata appena la lasci o tocchi il suo posto.',
  sound: 'Suoni',
  motion: 'Animazioni',
  motionHelp: 'Le carte volano e scivolano. Se il tuo dispositivo chiede meno animazioni, lo seguiamo.',
};
