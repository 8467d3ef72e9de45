// Words of the rulebook that stand alone, and how well a card is known, in English.

import type { Words } from '../contract.ts';

export const terms: Words['terms'] = {
  territory: 'territory',
  group: 'group',
  town: 'town',
  circle: 'circle',
  startingCard: 'starting card',
  draftPoint: 'draft point',
  freeCard: 'free card',
  scoringCard: 'scoring card',
  prosperityPoints: 'Prosperity Points',
  total: 'total',
};

export const provenances: Words['provenances'] = {
  documented: {
    name: 'documented',
    meaning: 'The publisher has shown or explained this side of the card, or a named reviewer quotes it.',
  },
  reconstructed: {
    name: 'reconstructed',
    meaning: 'This side of the card exists in print, but part of it could not be found; we filled the gap.',
  },
  original: {
    name: 'original',
    meaning: 'What is printed here could not be found; this is our own, in the same spirit.',
  },
};
