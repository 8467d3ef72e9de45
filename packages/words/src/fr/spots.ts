// Why a card may not lie where it is held, in French.

import type { SpotWords } from '../contract.ts';

export const spots: SpotWords = {
  why: {
    notAtOrigin: 'La première carte d’une ville doit être placée sur la case 0,0.',
    touchesNothing:
      'La carte ne touche pas votre ville ; elle doit la toucher par un côté ou la couvrir en partie.',
    cornerOnly:
      'La carte ne touche votre ville que par un coin ; elle doit la toucher par un côté ou la couvrir en partie.',
  },
  rule: (rule) => `règle ${rule}`,
};
