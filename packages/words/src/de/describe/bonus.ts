// A scoring condition in German, from its expression.

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
type List = Worth & { readonly is: 'sum' | 'product' | 'least' | 'most' };

export const describe = describeBy(scored);

// ---- As points that are scored ----

function scored(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return points(worth.points);
    case 'each':
      return `${points(worth.points)} pro ${thingNoun(worth.thing, 'one', { whose: worth.whose, clause: 'open' })}`;
    case 'sum':
      return worth.of.map((part) => kept(part, scored)).join('; ');
    case 'product':
    case 'least':
    case 'most':
      return `so viele Punkte wie ${asSubject(worth)}`;
    case 'when':
      return conditional(worth, scored);
    case 'compare':
      return comparison(worth, scored);
    case 'choose':
      return `für ${theChosen(worth.chosen, 'nominative')}: ${scored(worth.worth)}`;
  }
}

// ---- As a number that is reckoned with ----

/** With an article in a sentence, without it in a list. */
const LISTS = {
  sum: { inSentence: 'die Summe', inList: 'Summe' },
  product: { inSentence: 'das Produkt', inList: 'Produkt' },
  least: { inSentence: 'der kleinste Wert', inList: 'kleinster Wert' },
  most: { inSentence: 'der größte Wert', inList: 'größter Wert' },
} as const;

function reckoned(worth: Worth): string {
  switch (worth.is) {
    case 'points':
      return number(worth.points);
    case 'each': {
      const group = asGroupSize(worth);
      if (group) return `Größe ${theChosen(group, 'genitive')}`;
      const times = worth.points === 1 ? '' : `${number(worth.points)} × `;
      return `${times}Anzahl der ${thingNoun(worth.thing, 'definite', { whose: worth.whose })}`;
    }
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `${LISTS[worth.is].inList} ${operands(worth)}`;
    case 'when':
      return `${conditional(worth, reckoned)}${worth.otherwise ? '' : '; sonst: 0'}`;
    case 'compare':
      return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : '; sonst: 0'}`;
    case 'choose':
      return `für ${theChosen(worth.chosen, 'nominative')}: ${reckoned(worth.worth)}`;
  }
}

const operands = (list: List): string => `aus [${list.of.map((part) => kept(part, reckoned)).join('; ')}]`;

/** A number as the subject of a sentence. */
function asSubject(worth: Worth): string {
  switch (worth.is) {
    case 'sum':
    case 'product':
    case 'least':
    case 'most':
      return `${LISTS[worth.is].inSentence} ${operands(worth)}`;
    default:
      return kept(worth, reckoned);
  }
}

// ---- Longer ones ----

const kept = keptBy(reckoned);

function conditional(worth: When, say: Say): string {
  const otherwise = worth.otherwise ? `; sonst: ${kept(worth.otherwise, say)}` : '';
  return `wenn ${condition(worth)}: ${kept(worth.then, say)}${otherwise}`;
}

function condition({ value, many }: When): string {
  const group = asGroupSize(value);
  if (group) {
    const size = manyOf(many, (form) => (form === 'one' ? 'Landschaft' : 'Landschaften'));
    return `${theChosen(group, 'nominative')} ${size} hat`;
  }
  const count = asCount(value);
  if (!count) {
    const range =
      many.is === 'between'
        ? `im Bereich von ${number(many.from)} bis ${number(many.to)} liegt`
        : `${howMany(many)} beträgt`;
    return `${asSubject(value)} ${range}`;
  }
  const { who, has } = PLAYERS[count.whose];
  return `${who} ${manyOf(many, (form) => thingNoun(count.thing, form, { clause: 'open', verb: has }))}`;
}

const PLAYERS = {
  own: {
    who: 'du',
    has: 'hast',
    other: 'dein Gegner',
    others: 'das gegnerische',
    otherSide: 'aus Sicht deines Gegners',
  },
  rival: { who: 'dein Gegner', has: 'hat', other: 'du', others: 'deines', otherSide: 'aus deiner Sicht' },
} as const;

/** The first branch says in full what is compared; those after it are brief. */
function comparison(worth: Compare, say: Say): string {
  const { full, brief } = comparing(worth);
  return branchesOf(worth)
    .map(({ result, worth: branch }, i) => `${(i === 0 ? full : brief)[result]}: ${kept(branch, say)}`)
    .join('; ');
}

type Results = Readonly<Record<Result, string>>;

function comparing({ value, whose }: Compare): { readonly full: Results; readonly brief: Results } {
  const { who, has, other, others, otherSide } = PLAYERS[whose];
  const count = asCount(value);
  const group = asGroupSize(value);
  if (count && !group) {
    const things = thingNoun(count.thing, 'other', {});
    return {
      full: {
        more: `wenn ${who} mehr ${things} ${has} als ${other}`,
        equal: `wenn ${who} genauso viele ${things} ${has} wie ${other}`,
        fewer: `wenn ${who} weniger ${things} ${has} als ${other}`,
      },
      brief: { more: 'falls mehr', equal: 'bei Gleichstand', fewer: 'falls weniger' },
    };
  }
  const its = group ? theChosen(group, 'nominative') : asSubject(value);
  const same = group ? others : `derselbe Wert ${otherSide}`;
  return {
    full: {
      more: `wenn ${its} größer ist als ${same}`,
      equal: `wenn ${its} genauso groß ist wie ${same}`,
      fewer: `wenn ${its} kleiner ist als ${same}`,
    },
    brief: { more: 'falls größer', equal: 'bei Gleichstand', fewer: 'falls kleiner' },
  };
}
