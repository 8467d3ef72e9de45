// The menu of the table, and handing a game on, in Italian.

import type { MenuWords, ShareWords } from '../contract.ts';

export const menu: MenuWords = {
  nudge: { left: 'Carta a sinistra', right: 'Carta a destra', up: 'Carta in su', down: 'Carta in giù' },
  watch: { pause: 'Pausa', play: 'Avvia', step: 'Una mossa', pace: 'Velocità' },
  hint: {
    show: 'Mostra',
    searching: 'Cerco una buona mossa…',
    failed: 'Per ora nessun consiglio.',
  },
  share: 'Condividi',
  abandon: 'Elimina partita',
  abandonAsk: 'Eliminare questa partita? Non si potrà recuperare.',
  typed: {
    label: 'Scrivi una mossa',
    // Words of the notation are the same in every language.
    help: 'Per esempio «take 3» (in breve «3») o «place 2 1 turned» (in breve «2 1 t»).',
    send: 'Gioca',
  },
  keys: {
    heading: 'Tasti',
    lines: [
      ['← ↑ → ↓', 'scorri il cerchio o sposta la carta'],
      ['R', 'gira la carta'],
      ['Invio', 'scegli, piazza, conferma'],
      ['U', 'annulla un passo, finché il turno non è confermato'],
      ['Maiusc U', 'ripetilo'],
      ['H', 'consiglio'],
      ['V', 'scambia le cittadine'],
      ['/', 'scrivi una mossa'],
      ['?', 'mostra questi tasti'],
    ],
  },
};

export const share: ShareWords = {
  heading: 'Tutta la partita in un link',
  copy: 'Copia il link',
  share: 'Condividi…',
  qr: 'Il link come codice QR',
  link: 'Link',
  code: 'Codice di partita',
  copied: 'Copiato.',
  copyFailed: 'Questo browser non ci lascia copiare. Seleziona il testo e copialo tu.',
};
