// A scoring condition in English, from its expression.

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
      return `as many points as ${reckoned(worth)}`;
    case 'when':
      return conditional(worth, scored);
    case 'compare':
      return comparison(worth, scored);
    case 'choose':
      return `for ${theChosen(worth.chosen)}: ${scored(worth.worth)}`;
  }
}

// ---- As a number that is reckoned with ----

const LISTS = { sum: 'sum', product: 'product', least: 'smallest', most: 'largest' } as const;

function reckoned(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return number(worth.points);
    case 'each': {
      const group = asGroupSize(worth);
      if (group) return `the size of ${theChosen(group)}`;
      const times = worth.points === 1 ? '' : `${number(worth.points)} × `;
      return `${times}the number of ${thingNoun(worth.thing, 'other', { whose: worth.whose, clause: 'closed' })}`;
    }
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `the ${LISTS[worth.is]} of [${worth.of.map((part) => kept(part, reckoned)).join('; ')}]`;
    case 'when':
      return `${conditional(worth, reckoned)}${worth.otherwise ? '' : '; otherwise: 0'}`;
    case 'compare':
      return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : '; otherwise: 0'}`;
    case 'choose':
      return `for ${theChosen(worth.chosen)}: ${reckoned(worth.worth)}`;
  }
}

// ---- Longer ones ----

const kept = keptBy(reckoned);

function conditional(worth: When, say: Say): string {
  const otherwise = worth.otherwise ? `; otherwise: ${kept(worth.otherwise, say)}` : '';
  return `if ${condition(worth)}: ${kept(worth.then, say)}${otherwise}`;
}

function condition({ value, many }: When): string {
  const group = asGroupSize(value);
  if (group)
    return `${theChosen(group)} has ${manyOf(many, (n) => (n === 'one' ? 'territory' : 'territories'))}`;
  const count = asCount(value);
  if (!count) return `${kept(value, reckoned)} is ${howMany(many)}`;
  const things = manyOf(many, (n) => thingNoun(count.thing, n, { clause: 'open' }));
  return `${PLAYERS[count.whose].has} ${things}`;
}

const PLAYERS = {
  own: { has: 'you have', other: 'the opponent', others: 'the opponent’s', otherSide: 'the opponent’s side' },
  rival: { has: 'the opponent has', other: 'you', others: 'yours', otherSide: 'your side' },
} as const;

/** The first branch says in full what is compared; those after it are brief. */
function comparison(worth: Compare, say: Say): string {
  const { full, brief } = comparing(worth);
  return branchesOf(worth)
    .map(({ result, worth: branch }, i) => `if ${(i === 0 ? full : brief)[result]}: ${kept(branch, say)}`)
    .join('; ');
}

type Results = Readonly<Record<Result, string>>;

function comparing({ value, whose }: Compare): { readonly full: Results; readonly brief: Results } {
  const { has, other, others, otherSide } = PLAYERS[whose];
  const group = asGroupSize(value);
  if (group) {
    const its = theChosen(group);
    return {
      full: {
        more: `${its} is larger than ${others}`,
        equal: `${its} is as large as ${others}`,
        fewer: `${its} is smaller than ${others}`,
      },
      brief: { more: 'larger', equal: 'equally large', fewer: 'smaller' },
    };
  }
  const count = asCount(value);
  if (count) {
    const things = thingNoun(count.thing, 'other', { clause: 'closed' });
    return {
      full: {
        more: `${has} more ${things} than ${other}`,
        equal: `${has} as many ${things} as ${other}`,
        fewer: `${has} fewer ${things} than ${other}`,
      },
      brief: { more: 'more', equal: 'equally many', fewer: 'fewer' },
    };
  }
  const its = kept(value, reckoned);
  const same = `the same value worked out from ${otherSide}`;
  return {
    full: {
      more: `${its} is more than ${same}`,
      equal: `${its} is equal to ${same}`,
      fewer: `${its} is less than ${same}`,
    },
    brief: { more: 'more', equal: 'equal', fewer: 'less' },
  };
}
