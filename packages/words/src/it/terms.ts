// Words of the rulebook that stand alone, and where a card is known from, in Italian.

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
  confirmed: {
    name: 'confermato',
    meaning:
      'Dalla versione print and play degli autori (2016), e confermato da una pubblicazione successiva.',
  },
  printAndPlay: {
    name: 'print and play',
    meaning:
      'Dalla versione print and play degli autori (2016). Non abbiamo visto questo lato in pubblicazioni successive: nell’edizione del 2017 può essere diverso.',
  },
  original: {
    name: 'inedito',
    meaning: 'Inventato per questo mazzo. Questo lato non viene dal gioco stampato.',
  },
};
