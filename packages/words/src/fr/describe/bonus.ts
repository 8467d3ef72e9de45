// A scoring condition in French, from its expression.

import { describeBy } from '../../describe/speaking.ts';
import { amounts, points, TERRITORY } from '../amounts.ts';
import { de, having, howMany } from './many.ts';
import { theChosen } from './such.ts';
import { thingCounted, thingNoun } from './thing.ts';

const { number } = amounts;

const LISTS = {
  sum: 'la somme de',
  product: 'le produit de',
  least: 'la plus petite valeur parmi',
  most: 'la plus grande valeur parmi',
} as const;

const PLAYERS = {
  own: {
    has: 'vous avez',
    hasNot: 'vous n’avez',
    hasOfThem: 'vous en avez',
    other: 'votre adversaire',
    others: 'celui de votre adversaire',
    otherSide: 'du côté adverse',
  },
  rival: {
    has: 'votre adversaire a',
    hasNot: 'votre adversaire n’a',
    hasOfThem: 'votre adversaire en a',
    other: 'vous',
    others: 'le vôtre',
    otherSide: 'de votre côté',
  },
} as const;

const EQUAL = 'en cas d’égalité';

export const describe = describeBy({
  points,
  number,
  marks: { between: ' ; ', then: ' : ', times: ' × ' },
  otherwise: 'sinon',
  per: ({ points: n, thing, whose }) =>
    `${points(n)} par ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  asMany: (is, parts) => `autant de points que ${LISTS[is]} ${parts}`,
  list: (is, parts) => `${LISTS[is]} ${parts}`,
  numberOf: ({ thing, whose }) => `le nombre ${de(thingNoun(thing, 'other', { whose, clause: 'closed' }))}`,
  sizeOf: (group) => `la taille ${de(theChosen(group))}`,
  forThe: (chosen) => `pour ${theChosen(chosen)}`,
  when: {
    group: (group, many) => `si ${theChosen(group)} ${having(['compte', 'ne compte'], many, TERRITORY)}`,
    count: ({ thing, whose }, many) => {
      const { has, hasNot } = PLAYERS[whose];
      return `si ${having([has, hasNot], many, thingCounted(thing, { clause: 'open' }))}`;
    },
    value: (value, many) => `si ${value} vaut ${howMany(many)}`,
  },
  comparing: {
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
      const things = de(thingNoun(thing, 'other', { clause: 'closed' }));
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
  },
});
