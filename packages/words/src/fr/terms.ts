// Words of the rulebook that stand alone, and how well a card is known, in French.

import type { Words } from '../contract.ts';

export const terms: Words['terms'] = {
  territory: 'territoire',
  group: 'groupe',
  town: 'ville',
  circle: 'cercle',
  startingCard: 'carte de départ',
  draftPoint: 'point de sélection',
  freeCard: 'carte gratuite',
  scoringCard: 'carte de décompte',
  prosperityPoints: 'Points de Prospérité',
  total: 'total',
};

export const provenances: Words['provenances'] = {
  documented: {
    name: 'documenté',
    meaning: 'L’éditeur a montré ou expliqué ce côté de la carte, ou une critique signée le cite.',
  },
  reconstructed: {
    name: 'reconstitué',
    meaning:
      'Ce côté de la carte a été imprimé, mais une partie en reste introuvable ; nous l’avons complété.',
  },
  original: {
    name: 'de notre invention',
    meaning: 'Ce qui est imprimé ici reste introuvable ; ceci est de notre invention, dans le même esprit.',
  },
};
