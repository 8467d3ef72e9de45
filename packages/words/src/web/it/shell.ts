// The frame of the web app and its home page in Italian.

import type { HomeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../grammar/it/amounts.ts';

const { number } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Inizio',
    new: 'Nuova partita',
    learn: 'Impara a giocare',
    replay: 'Guarda una partita',
    pad: 'Segnapunti',
    cards: 'Carte',
    rules: 'Regole',
    games: 'Le mie partite',
    settings: 'Impostazioni',
    about: 'Info',
    online: 'Gioca online',
  },
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  menu: 'Menu',
  skipToContent: 'Vai al contenuto',
  loading: 'Un momento…',
  nowhere: 'La pista finisce qui',
  notLoaded: { text: 'Non è stato possibile caricare questa pagina. Sei online?', again: 'Riprova' },
};

export const home: HomeWords = {
  tagline: 'Diciotto carte, due cittadine, un cerchio.',
  continue: 'Continua',
  going: ({ who, placed, of }) => `${who} · carte piazzate: ${number(placed)} su ${number(of)}`,
  twoPeople: 'In due',
  against: (level) => `Contro il livello ${number(level)}`,
  bots: (first, second) => `Livello ${number(first)} contro livello ${number(second)}`,
  unofficial:
    'Un adattamento non ufficiale, fatto da appassionati, del gioco di Steven Aramini, Danny Devine e Paul Kluka, pubblicato da Button Shy.',
};
