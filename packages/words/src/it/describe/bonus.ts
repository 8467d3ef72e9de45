// A scoring condition in Italian, from its expression.

import {
  asCount,
  asGroupSize,
  branchesOf,
  type Compare,
  isAnything,
  isOnly,
  type Result,
  type Worth,
} from '../../describe/outline.ts';
import { describeBy, keptBy, type Say } from '../../describe/speaking.ts';
import { amounts, points, TERRITORY } from '../amounts.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';
import { howMany, isNone, manyOf } from './many.ts';

const { number } = amounts;

type When = Worth & { readonly is: 'when' };

export const describe = describeBy(scored);

// ---- As points that are scored ----

function scored(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return points(worth.points);
    case 'each':
      return `${points(worth.points)} per ogni ${thingNoun(worth.thing, 'one', { whose: worth.whose, clause: 'open' })}`;
    case 'sum':
      return worth.of.map((part) => kept(part, scored)).join('; ');
    case 'product':
    case 'least':
    case 'most':
      return `punti pari al ${LISTS[worth.is].name} ${listed(worth)}`;
    case 'when':
      return conditional(worth, scored);
    case 'compare':
      return comparison(worth, scored);
    case 'choose':
      return `per ${theChosen(worth.chosen)}: ${scored(worth.worth)}`;
  }
}

// ---- As a number that is reckoned with ----

type List = Worth & { readonly is: 'sum' | 'product' | 'least' | 'most' };

const LISTS = {
  sum: { the: 'la', name: 'somma', of: 'di' },
  product: { the: 'il', name: 'prodotto', of: 'di' },
  least: { the: 'il', name: 'minore', of: 'tra' },
  most: { the: 'il', name: 'maggiore', of: 'tra' },
} as const;

const listed = ({ is, of }: List): string =>
  `${LISTS[is].of} [${of.map((part) => kept(part, reckoned)).join('; ')}]`;

function reckoned(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return number(worth.points);
    case 'each': {
      const group = asGroupSize(worth);
      if (group) return `la grandezza ${theChosen(group, 'di')}`;
      const times = worth.points === 1 ? '' : `${number(worth.points)} × `;
      return `${times}il numero di ${thingNoun(worth.thing, 'other', { whose: worth.whose, clause: 'closed' })}`;
    }
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `${LISTS[worth.is].the} ${LISTS[worth.is].name} ${listed(worth)}`;
    case 'when':
      return `${conditional(worth, reckoned)}${worth.otherwise ? '' : '; altrimenti: 0'}`;
    case 'compare':
      return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : '; altrimenti: 0'}`;
    case 'choose':
      return `per ${theChosen(worth.chosen)}: ${reckoned(worth.worth)}`;
  }
}

// ---- Longer ones ----

const kept = keptBy(reckoned);

function conditional(worth: When, say: Say): string {
  const otherwise = worth.otherwise ? `; altrimenti: ${kept(worth.otherwise, say)}` : '';
  return `se ${condition(worth)}: ${kept(worth.then, say)}${otherwise}`;
}

function condition({ value, many }: When): string {
  const group = asGroupSize(value);
  if (group) {
    const size = manyOf(many, (n) => TERRITORY[n]);
    return `${theChosen(group)} ${isNone(many) ? `non ha ${TERRITORY.other}` : `ha ${size}`}`;
  }
  const count = asCount(value);
  if (!count) return `${kept(value, reckoned)} vale ${howMany(many)}`;
  const { who, has } = PLAYERS[count.whose];
  return isNone(many)
    ? `${who}non ${has} ${thingNoun(count.thing, 'other', { clause: 'open' })}`
    : `${who}${has} ${manyOf(many, (n) => thingNoun(count.thing, n, { clause: 'open' }))}`;
}

const PLAYERS = {
  own: {
    who: '',
    has: 'hai',
    ofOther: 'dell’avversario',
    toOther: 'all’avversario',
    others: 'quello dell’avversario',
    ofOthers: 'di quello dell’avversario',
    otherSide: 'dal punto di vista dell’avversario',
  },
  rival: {
    who: 'l’avversario ',
    has: 'ha',
    ofOther: 'di te',
    toOther: 'a te',
    others: 'il tuo',
    ofOthers: 'del tuo',
    otherSide: 'dal tuo punto di vista',
  },
} as const;

/** The first branch says in full what is compared; those after it are brief. */
function comparison(worth: Compare, say: Say): string {
  const { full, brief } = comparing(worth);
  return branchesOf(worth)
    .map(({ result, worth: branch }, i) => `se ${(i === 0 ? full : brief)[result]}: ${kept(branch, say)}`)
    .join('; ');
}

type Results = Readonly<Record<Result, string>>;

function comparing({ value, whose }: Compare): { readonly full: Results; readonly brief: Results } {
  const { who, has, ofOther, toOther, others, ofOthers, otherSide } = PLAYERS[whose];
  const group = asGroupSize(value);
  if (group) {
    const its = theChosen(group);
    return {
      full: {
        more: `${its} supera ${others}`,
        equal: `${its} è grande quanto ${others}`,
        fewer: `${its} è più piccolo ${ofOthers}`,
      },
      brief: { more: 'è più grande', equal: 'sono pari', fewer: 'è più piccolo' },
    };
  }
  const count = asCount(value);
  if (count) {
    const things = thingNoun(count.thing, 'other', { clause: 'closed' });
    // "più pistole nel deserto dell’avversario" could mean his desert.
    const isPlain =
      count.thing.is === 'cell' && (isAnything(count.thing.such) || isOnly(count.thing.such, 'icons'));
    const thanOther = isPlain ? ofOther : `rispetto ${toOther}`;
    return {
      full: {
        more: `${who}${has} più ${things} ${thanOther}`,
        equal: `tu e l’avversario avete lo stesso numero di ${things}`,
        fewer: `${who}${has} meno ${things} ${thanOther}`,
      },
      brief: { more: `ne ${has} di più`, equal: 'siete pari', fewer: `ne ${has} di meno` },
    };
  }
  const its = kept(value, reckoned);
  const same = `stesso valore calcolato ${otherSide}`;
  return {
    full: {
      more: `${its} è maggiore dello ${same}`,
      equal: `${its} è uguale allo ${same}`,
      fewer: `${its} è minore dello ${same}`,
    },
    brief: { more: 'è maggiore', equal: 'è uguale', fewer: 'è minore' },
  };
}
