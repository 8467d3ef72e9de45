// The replay in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';
import type { ReplayWords } from '../contract.ts';

const { number } = amounts;

export const replay: ReplayWords = {
  intro:
    'Guarda una partita mossa per mossa, finita o no. Basta un link, il codice di una partita o una partita scritta nella nostra notazione.',
  paste: 'Link, codice o notazione',
  file: 'Scegli un file',
  open: 'Guarda',
  latest: 'Le tue ultime partite',
  example: 'Un codice è fatto così:',
  fileRefused: (name) => `${quoted(name)} non si può leggere come testo.`,
  step: (at, of) => (at === 0 ? 'La distribuzione' : `Mossa ${number(at)} di ${number(of)}`),
  dealt: 'Le carte sono distribuite.',
  start: 'All’inizio',
  previous: 'Una mossa indietro',
  next: 'Una mossa avanti',
  end: 'Alla fine',
  position: 'Punto della partita',
  moves: 'Mosse',
  fork: 'Gioca da qui',
  share: 'Condividi la posizione',
  notation: 'Mostra la notazione',
  notationHelp:
    'Tutta la partita come testo. Si può incollare di nuovo qui, e altri programmi sanno leggerlo.',
  copy: 'Copia il testo',
  another: 'Un’altra partita',
  enlarge: (who) => `Ingrandisci questa cittadina: ${who}`,
  toAnalysis: { text: 'Torna all’analisi', short: 'Analisi' },
  keys: {
    heading: 'Tasti',
    lines: [
      ['← →', 'una mossa indietro o avanti'],
      ['Inizio', 'all’inizio'],
      ['Fine', 'alla fine'],
      ['Spazio', 'avvia o ferma'],
    ],
  },
};
