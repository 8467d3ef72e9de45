// Words of the rulebook that stand alone, and how well a card is known, in German.

import type { Words } from '../contract.ts';

export const terms: Words['terms'] = {
  territory: 'Landschaft',
  group: 'Gebiet',
  town: 'Stadt',
  circle: 'Kreis',
  startingCard: 'Startkarte',
  draftPoint: 'nächste Karte',
  freeCard: 'geschenkte Karte',
  scoringCard: 'Wertungskarte',
  prosperityPoints: 'Wohlstandspunkte',
  total: 'Summe',
};

export const provenances: Words['provenances'] = {
  documented: {
    name: 'belegt',
    meaning:
      'Der Verlag hat diese Kartenseite gezeigt oder erklärt, oder eine namentlich gezeichnete Rezension zitiert sie.',
  },
  reconstructed: {
    name: 'rekonstruiert',
    meaning:
      'Diese Kartenseite gibt es gedruckt, aber ein Teil davon war nicht zu finden; die Lücke haben wir gefüllt.',
  },
  // "Original" would mean the very opposite: as printed.
  original: {
    name: 'neu erdacht',
    meaning:
      'Was die gedruckte Karte hier zeigt, war nicht zu finden; dies ist unsere eigene Idee im gleichen Geist.',
  },
};
