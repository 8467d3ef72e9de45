// Why a card may not lie where it is held, in German.

import type { SpotWords } from '../contract.ts';

export const spots: SpotWords = {
  why: {
    notAtOrigin: 'Die erste Karte einer Stadt muss auf Feld 0,0 liegen.',
    touchesNothing:
      'Die Karte berührt deine Stadt nicht; sie muss mit einer Kante angrenzen oder einen Teil der Stadt überdecken.',
    cornerOnly:
      'Die Karte berührt deine Stadt nur an einer Ecke; sie muss mit einer Kante angrenzen oder einen Teil der Stadt überdecken.',
  },
  rule: (rule) => `Regel ${rule}`,
};
