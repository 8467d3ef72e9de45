// Words of the rulebook that stand alone, and how well a card is known, in Dutch.

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
  documented: {
    name: 'gedocumenteerd',
    meaning:
      'Deze kant van de kaart is door de uitgever getoond of uitgelegd, of door een bij naam bekende recensent geciteerd.',
  },
  reconstructed: {
    name: 'gereconstrueerd',
    meaning:
      'Deze kant van de kaart bestaat in druk, maar een deel ervan was niet te achterhalen; dat hebben we zelf ingevuld.',
  },
  original: {
    name: 'zelfbedacht',
    meaning:
      'Wat er op de gedrukte kaart staat, was niet te achterhalen; dit hebben we zelf bedacht, in dezelfde geest.',
  },
};
