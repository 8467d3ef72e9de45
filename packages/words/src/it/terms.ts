// Words of the rulebook that stand alone, and how well a card is known, in Italian.

import type { Words } from '../contract.ts';

export const terms: Words['terms'] = {
  territory: 'territorio',
  group: 'gruppo',
  town: 'cittadina',
  circle: 'cerchio',
  startingCard: 'carta iniziale',
  draftPoint: 'punto di scelta',
  freeCard: 'carta gratuita',
  scoringCard: 'carta punteggio',
  prosperityPoints: 'Punti Prosperità',
  total: 'totale',
};

export const provenances: Words['provenances'] = {
  documented: {
    name: 'documentato',
    meaning:
      'L’editore ha mostrato o spiegato questo lato della carta, oppure lo cita una recensione firmata.',
  },
  reconstructed: {
    name: 'ricostruito',
    meaning:
      'Questo lato della carta esiste in stampa, ma una parte non è stata trovata: la lacuna l’abbiamo colmata noi.',
  },
  original: {
    name: 'di nostra invenzione',
    meaning:
      'Ciò che è stampato qui non è stato trovato: questo lato è di nostra invenzione, nello stesso spirito.',
  },
};
