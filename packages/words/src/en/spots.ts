// Why a card may not lie where it is held, in English.

import type { SpotWords } from '../contract.ts';

export const spots: SpotWords = {
  why: {
    notAtOrigin: 'The first card of a town must be placed at cell 0,0.',
    touchesNothing: 'The card does not touch your town; it must share an edge with it or cover part of it.',
    cornerOnly:
      'The card touches your town only at a corner; it must share an edge with it or cover part of it.',
  },
  rule: (rule) => `rule ${rule}`,
};
