// Why a card may not lie where it is held, in Italian.

import type { SpotWords } from '../contract.ts';

export const spots: SpotWords = {
  why: {
    notAtOrigin: 'La prima carta di una cittadina va piazzata nella casella 0,0.',
    touchesNothing:
      'La carta non tocca la tua cittadina: deve avere un lato in comune con essa o coprirne una parte.',
    cornerOnly:
      'La carta tocca la tua cittadina solo con un angolo: deve avere un lato in comune con essa o coprirne una parte.',
  },
  rule: (rule) => `regola ${rule}`,
};
