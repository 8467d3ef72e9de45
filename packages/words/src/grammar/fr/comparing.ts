// Comparisons of both towns in French: "si vous avez plus de pistolets que votre adversaire".

import type { Phrases } from '../speaking.ts';
import { de } from './many.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const PLAYERS = {
  own: {
    has: 'vous avez',
    hasOfThem: 'vous en avez',
    other: 'votre adversaire',
    others: 'celui de votre adversaire',
    otherSide: 'du côté adverse',
  },
  rival: {
    has: 'votre adversaire a',
    hasOfThem: 'votre adversaire en a',
    other: 'vous',
    others: 'le vôtre',
    otherSide: 'de votre côté',
  },
} as const;

const EQUAL = 'en cas d’égalité';

export const comparing: Phrases['comparing'] = {
  group: (group, whose) => {
    const its = theChosen(group);
    const { others } = PLAYERS[whose];
    return {
      full: {
        more: `si ${its} est plus grand que ${others}`,
        equal: `si ${its} est aussi grand que ${others}`,
        fewer: `si ${its} est plus petit que ${others}`,
      },
      brief: { more: 's’il est plus grand', equal: EQUAL, fewer: 's’il est plus petit' },
    };
  },
  count: ({ thing }, whose) => {
    const things = de(thingNoun(thing, 'other', {}));
    const { has, hasOfThem, other } = PLAYERS[whose];
    return {
      full: {
        more: `si ${has} plus ${things} que ${other}`,
        equal: `si ${has} autant ${things} que ${other}`,
        fewer: `si ${has} moins ${things} que ${other}`,
      },
      brief: { more: `si ${hasOfThem} plus`, equal: EQUAL, fewer: `si ${hasOfThem} moins` },
    };
  },
  value: (its, whose) => {
    const same = `le même calcul ${PLAYERS[whose].otherSide}`;
    return {
      full: {
        more: `si ${its} vaut plus que ${same}`,
        equal: `si ${its} vaut autant que ${same}`,
        fewer: `si ${its} vaut moins que ${same}`,
      },
      brief: { more: 'si c’est plus', equal: EQUAL, fewer: 'si c’est moins' },
    };
  },
};
