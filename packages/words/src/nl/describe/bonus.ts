// A scoring condition in Dutch, from its expression.

import {
  asCount,
  asGroupSize,
  branchesOf,
  type Compare,
  type Result,
  type Worth,
} from '../../describe/outline.ts';
import { describeBy, keptBy, type Say } from '../../describe/speaking.ts';
import { amounts, points } from '../amounts.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';
import { howMany, manyOf } from './many.ts';

const { number } = amounts;

type When = Worth & { readonly is: 'when' };

export const describe = describeBy(scored);

// ---- As points that are scored ----

function scored(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return points(worth.points);
    case 'each':
      return `${points(worth.points)} per ${thingNoun(worth.thing, 'one', { whose: worth.whose, clause: 'open' })}`;
    case 'sum':
      return worth.of.map((part) => kept(part, scored)).join('; ');
    case 'product':
    case 'least':
    case 'most':
      return `zoveel punten als ${reckoned(worth)}`;
    case 'when':
      return conditional(worth, scored);
    case 'compare':
      return comparison(worth, scored);
    case 'choose':
      return `voor ${theChosen(worth.chosen)}: ${scored(worth.worth)}`;
  }
}

// ---- As a number that is reckoned with ----

const LISTS = {
  sum: 'de som',
  product: 'het product',
  least: 'het kleinste getal',
  most: 'het grootste getal',
} as const;

function reckoned(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return number(worth.points);
    case 'each': {
      const group = asGroupSize(worth);
      if (group) return `de grootte van ${theChosen(group)}`;
      const times = worth.points === 1 ? '' : `${number(worth.points)} × `;
      return `${times}het aantal ${thingNoun(worth.thing, 'other', { whose: worth.whose, clause: 'closed' })}`;
    }
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `${LISTS[worth.is]} van [${worth.of.map((part) => kept(part, reckoned)).join('; ')}]`;
    case 'when':
      return `${conditional(worth, reckoned)}${worth.otherwise ? '' : '; anders: 0'}`;
    case 'compare':
      return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : '; anders: 0'}`;
    case 'choose':
      return `voor ${theChosen(worth.chosen)}: ${reckoned(worth.worth)}`;
  }
}

// ---- Longer ones ----

const kept = keptBy(reckoned);

function conditional(worth: When, say: Say): string {
  const otherwise = worth.otherwise ? `; anders: ${kept(worth.otherwise, say)}` : '';
  return `als ${condition(worth)}: ${kept(worth.then, say)}${otherwise}`;
}

function condition({ value, many }: When): string {
  const group = asGroupSize(value);
  if (group) return `${theChosen(group)} ${manyOf(many, (n) => (n === 'one' ? 'gebied' : 'gebieden'))} telt`;
  const count = asCount(value);
  if (!count) {
    const range =
      many.is === 'between' ? `een getal van ${number(many.from)} t/m ${number(many.to)}` : howMany(many);
    return `${kept(value, reckoned)} ${range} is`;
  }
  const { who, has } = PLAYERS[count.whose];
  return `${who} ${manyOf(many, (n) => thingNoun(count.thing, n, { clause: 'closed' }))} ${has}`;
}

const PLAYERS = {
  own: {
    who: 'je',
    has: 'hebt',
    other: 'je tegenstander',
    others: 'die van je tegenstander',
    otherSide: 'vanuit je tegenstander gezien',
  },
  rival: {
    who: 'je tegenstander',
    has: 'heeft',
    other: 'jij',
    others: 'die van jou',
    otherSide: 'vanuit jou gezien',
  },
} as const;

/** The first branch says in full what is compared; those after it are brief. */
function comparison(worth: Compare, say: Say): string {
  const { full, brief } = comparing(worth);
  return branchesOf(worth)
    .map(({ result, worth: branch }, i) => {
      const when = i === 0 ? `als ${full[result]}` : brief[result];
      return `${when}: ${kept(branch, say)}`;
    })
    .join('; ');
}

type Results = Readonly<Record<Result, string>>;

function comparing({ value, whose }: Compare): { readonly full: Results; readonly brief: Results } {
  const { who, has, other, others, otherSide } = PLAYERS[whose];
  const group = asGroupSize(value);
  if (group) {
    const its = theChosen(group);
    return {
      full: {
        more: `${its} groter is dan ${others}`,
        equal: `${its} even groot is als ${others}`,
        fewer: `${its} kleiner is dan ${others}`,
      },
      brief: { more: 'als die groter is', equal: 'als ze even groot zijn', fewer: 'als die kleiner is' },
    };
  }
  const count = asCount(value);
  if (count) {
    const things = thingNoun(count.thing, 'other', { clause: 'closed' });
    return {
      full: {
        more: `${who} meer ${things} ${has} dan ${other}`,
        equal: `${who} evenveel ${things} ${has} als ${other}`,
        fewer: `${who} minder ${things} ${has} dan ${other}`,
      },
      brief: { more: 'bij meer', equal: 'bij evenveel', fewer: 'bij minder' },
    };
  }
  const its = kept(value, reckoned);
  const same = `dezelfde berekening ${otherSide}`;
  return {
    full: {
      more: `${its} hoger is dan ${same}`,
      equal: `${its} gelijk is aan ${same}`,
      fewer: `${its} lager is dan ${same}`,
    },
    brief: {
      more: 'bij een hogere uitkomst',
      equal: 'bij een gelijke uitkomst',
      fewer: 'bij een lagere uitkomst',
    },
  };
}
