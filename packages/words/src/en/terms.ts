// Words of the rulebook that stand alone, and where a card is known from, in English.

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
  confirmed: {
    name: 'confirmed',
    meaning: 'From the designers’ print-and-play of 2016, and confirmed by a later publication.',
  },
  printAndPlay: {
    name: 'print-and-play',
    meaning:
      'From the designers’ print-and-play of 2016. We haven’t seen this side in a later publication, so the 2017 print may differ.',
  },
  // "Original" could also mean the opposite: as printed.
  original: {
    name: 'made for this deck',
    meaning: 'Made up for this deck. It isn’t from the printed game.',
  },
};
