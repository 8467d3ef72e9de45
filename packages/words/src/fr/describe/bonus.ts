// A scoring condition in French, from its expression.

import {
  asCount,
  asGroupSize,
  branchesOf,
  type Compare,
  type Result,
  type Worth,
} from '../../describe/outline.ts';
import { describeBy, keptBy, type Say } from '../../describe/speaking.ts';
import { amounts, points, TERRITORY } from '../amounts.ts';
import { theChosen } from './such.ts';
import { thingCounted, thingNoun } from './thing.ts';
import { de, having, howMany } from './many.ts';

const { number } = amounts;

type When = Worth & { readonly is: 'when' };

export const describe = describeBy(scored);

// ---- As points that are scored ----

function scored(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return points(worth.points);
    case 'each':
      return `${points(worth.points)} par ${thingNoun(worth.thing, 'one', { whose: worth.whose, clause: 'open' })}`;
    case 'sum':
      return worth.of.map((part) => kept(part, scored)).join(' ; ');
    case 'product':
    case 'least':
    case 'most':
      return `autant de points que ${reckoned(worth)}`;
    case 'when':
      return conditional(worth, scored);
    case 'compare':
      return comparison(worth, scored);
    case 'choose':
      return `pour ${theChosen(worth.chosen)} : ${scored(worth.worth)}`;
  }
}

// ---- As a number that is reckoned with ----

const LISTS = {
  sum: 'la somme de',
  product: 'le produit de',
  least: 'la plus petite valeur parmi',
  most: 'la plus grande valeur parmi',
} as const;

function reckoned(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return number(worth.points);
    case 'each': {
      const group = asGroupSize(worth);
      if (group) return `la taille ${de(theChosen(group))}`;
      const times = worth.points === 1 ? '' : `${number(worth.points)} × `;
      const things = thingNoun(worth.thing, 'other', { whose: worth.whose, clause: 'closed' });
      return `${times}le nombre ${de(things)}`;
    }
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `${LISTS[worth.is]} [${worth.of.map((part) => kept(part, reckoned)).join(' ; ')}]`;
    case 'when':
      return `${conditional(worth, reckoned)}${worth.otherwise ? '' : ' ; sinon : 0'}`;
    case 'compare':
      return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : ' ; sinon : 0'}`;
    case 'choose':
      return `pour ${theChosen(worth.chosen)} : ${reckoned(worth.worth)}`;
  }
}

// ---- Longer ones ----

const kept = keptBy(reckoned);

function conditional(worth: When, say: Say): string {
  const otherwise = worth.otherwise ? ` ; sinon : ${kept(worth.otherwise, say)}` : '';
  return `si ${condition(worth)} : ${kept(worth.then, say)}${otherwise}`;
}

function condition({ value, many }: When): string {
  const group = asGroupSize(value);
  if (group) return `${theChosen(group)} ${having(['compte', 'ne compte'], many, TERRITORY)}`;
  const count = asCount(value);
  if (!count) return `${kept(value, reckoned)} vaut ${howMany(many)}`;
  const { has, hasNot } = PLAYERS[count.whose];
  return having([has, hasNot], many, thingCounted(count.thing, { clause: 'open' }));
}

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

/** The first branch says in full what is compared; those after it are brief. */
function comparison(worth: Compare, say: Say): string {
  const { full, brief } = comparing(worth);
  return branchesOf(worth)
    .map(({ result, worth: branch }, i) => `${(i === 0 ? full : brief)[result]} : ${kept(branch, say)}`)
    .join(' ; ');
}

type Results = Readonly<Record<Result, string>>;

function comparing({ value, whose }: Compare): { readonly full: Results; readonly brief: Results } {
  const { has, hasOfThem, other, others, otherSide } = PLAYERS[whose];
  const equal = 'en cas d’égalité';
  const group = asGroupSize(value);
  if (group) {
    const its = theChosen(group);
    return {
      full: {
        more: `si ${its} est plus grand que ${others}`,
        equal: `si ${its} est aussi grand que ${others}`,
        fewer: `si ${its} est plus petit que ${others}`,
      },
      brief: { more: 's’il est plus grand', equal, fewer: 's’il est plus petit' },
    };
  }
  const count = asCount(value);
  if (count) {
    const things = de(thingNoun(count.thing, 'other', { clause: 'closed' }));
    return {
      full: {
        more: `si ${has} plus ${things} que ${other}`,
        equal: `si ${has} autant ${things} que ${other}`,
        fewer: `si ${has} moins ${things} que ${other}`,
      },
      brief: { more: `si ${hasOfThem} plus`, equal, fewer: `si ${hasOfThem} moins` },
    };
  }
  const its = kept(value, reckoned);
  const same = `le même calcul ${otherSide}`;
  return {
    full: {
      more: `si ${its} vaut plus que ${same}`,
      equal: `si ${its} vaut autant que ${same}`,
      fewer: `si ${its} vaut moins que ${same}`,
    },
    brief: { more: 'si c’est plus', equal, fewer: 'si c’est moins' },
  };
}
