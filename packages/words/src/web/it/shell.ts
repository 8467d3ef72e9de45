// The frame of the web app and its home page in Italian.

import type { HomeWords, NoticeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../it/amounts.ts';
import { quoted } from '../../it/names.ts';

const { number, plural } = amounts;

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
  },
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  menu: 'Menu',
  skipToContent: 'Vai al contenuto',
  loading: 'Un momento …',
  nowhere: {
    heading: 'La pista finisce qui',
    text: (address) =>
      `La pagina ${quoted(address)} non esiste. Forse il link è danneggiato o viene da una versione più recente.`,
  },
  notLoaded: { text: 'Non è stato possibile caricare questa pagina. Sei online?', again: 'Riprova' },
  copied: 'Copiato.',
  copyFailed: 'Questo browser non ci lascia copiare. Seleziona il testo e copialo tu.',
};

export const notices: NoticeWords = {
  storageFull:
    'La memoria di questo browser è piena. La partita continua, ma non viene salvata: copia il suo codice o elimina vecchie partite.',
  storageBlocked:
    'Questo browser non ci lascia salvare nulla. La partita continua, ma non viene salvata: copia il suo codice prima di uscire.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'elemento salvato non era leggibile ed è stato messo',
      other: 'elementi salvati non erano leggibili e sono stati messi',
    });
    return `${number(count)} ${entries} da parte. Tutto il resto è com’era.`;
  },
  update: { text: 'È pronta una nuova versione.', now: 'Ricarica', later: 'Più tardi' },
  elsewhere: {
    text: 'Questa partita è stata aperta in un’altra scheda e continua lì.',
    here: 'Continua qui',
  },
  insecure:
    'Senza una connessione sicura (https) questo browser non permette di installare il gioco, di giocare offline né di copiare o condividere con un pulsante. Tutto il resto funziona.',
  copyCode: 'Copia il codice di partita',
  botTrouble: {
    text: 'L’avversario ha perso il filo. La tua partita è al sicuro.',
    again: 'Chiedi di nuovo',
  },
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
