// Words of the rulebook that stand alone, and where a card is known from, in Dutch.

import type { Words } from '../contract.ts';

export const terms: Words['terms'] = {
  territory: 'gebied',
  group: 'groep',
  town: 'stad',
  circle: 'cirkel',
  startingCard: 'startkaart',
  draftPoint: 'volgende kaart',
  freeCard: 'gratis kaart',
  scoringCard: 'scorekaart',
  prosperityPoints: 'punten',
  total: 'totaal',
};

export const provenances: Words['provenances'] = {
  confirmed: {
    name: 'bevestigd',
    meaning:
      'Uit de print-and-playversie van de ontwerpers uit 2016, en bevestigd door een latere publicatie.',
  },
  printAndPlay: {
    name: 'print-and-play',
    meaning:
      'Uit de print-and-playversie van de ontwerpers uit 2016. In een latere publicatie hebben we deze kant niet gezien, dus in de druk van 2017 kan die anders zijn.',
  },
  original: {
    name: 'zelfbedacht',
    meaning: 'Voor dit deck bedacht. Deze kant komt niet uit het gedrukte spel.',
  },
};
