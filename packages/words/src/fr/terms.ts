// Words of the rulebook that stand alone, and where a card is known from, in French.

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
  confirmed: {
    name: 'confirmé',
    meaning:
      'Tiré de la version print-and-play des auteurs (2016) et confirmé par une publication ultérieure.',
  },
  printAndPlay: {
    name: 'print-and-play',
    meaning:
      'Tiré de la version print-and-play des auteurs (2016). Nous n’avons vu ce côté dans aucune publication ultérieure : il peut être différent dans l’édition de 2017.',
  },
  original: {
    name: 'inédit',
    meaning: 'Inventé pour ce jeu de cartes. Ce côté ne vient pas du jeu imprimé.',
  },
};
