// Why a card may not lie where it is held, in Dutch.

import type { SpotWords } from '../contract.ts';

export const spots: SpotWords = {
  why: {
    notAtOrigin: 'De eerste kaart van een stad moet op vak 0,0 liggen.',
    touchesNothing:
      'De kaart raakt je stad niet; een kaart moet met een zijde aan je stad grenzen of er een deel van bedekken.',
    cornerOnly:
      'De kaart raakt je stad alleen met een hoek; een kaart moet met een zijde aan je stad grenzen of er een deel van bedekken.',
  },
  rule: (rule) => `spelregel ${rule}`,
};
