// Words of the rulebook that stand alone, and where a card is known from, in German.

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
  confirmed: {
    name: 'bestätigt',
    meaning:
      'Aus der Print-and-Play-Fassung der Autoren von 2016 und durch eine spätere Veröffentlichung bestätigt.',
  },
  printAndPlay: {
    name: 'Print-and-Play',
    meaning:
      'Aus der Print-and-Play-Fassung der Autoren von 2016. In einer späteren Veröffentlichung haben wir diese Seite nicht gesehen; im Druck von 2017 kann sie anders sein.',
  },
  // "Original" would mean the very opposite: as printed.
  original: {
    name: 'neu erdacht',
    meaning: 'Für dieses Deck erdacht. Im gedruckten Spiel gibt es diese Seite nicht.',
  },
};
