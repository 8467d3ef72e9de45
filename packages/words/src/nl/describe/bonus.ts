// A scoring condition in Dutch, from its expression.

import { describeBy } from '../../describe/speaking.ts';
import { amounts, points } from '../amounts.ts';
import { howMany, manyOf } from './many.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const { number } = amounts;

const LISTS = {
  sum: 'de som',
  product: 'het product',
  least: 'het kleinste getal',
  most: 'het grootste getal',
} as const;

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

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ' },
  otherwise: 'anders',
  per: ({ points: n, thing, whose }) =>
    `${points(n)} per ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  asMany: (is, parts) => `zoveel punten als ${LISTS[is]} van ${parts}`,
  list: (is, parts) => `${LISTS[is]} van ${parts}`,
  numberOf: ({ thing, whose }) => `het aantal ${thingNoun(thing, 'other', { whose, clause: 'closed' })}`,
  sizeOf: (group) => `de grootte van ${theChosen(group)}`,
  forThe: (chosen) => `voor ${theChosen(chosen)}`,
  when: {
    group: (group, many) =>
      `als ${theChosen(group)} ${manyOf(many, (n) => (n === 'one' ? 'gebied' : 'gebieden'))} telt`,
    count: ({ thing, whose }, many) => {
      const { who, has } = PLAYERS[whose];
      return `als ${who} ${manyOf(many, (n) => thingNoun(thing, n, { clause: 'closed' }))} ${has}`;
    },
    value: (value, many) => {
      const range =
        many.is === 'between' ? `een getal van ${number(many.from)} t/m ${number(many.to)}` : howMany(many);
      return `als ${value} ${range} is`;
    },
  },
  comparing: {
    group: (group, whose) => {
      const its = theChosen(group);
      const { others } = PLAYERS[whose];
      return {
        full: {
          more: `als ${its} groter is dan ${others}`,
          equal: `als ${its} even groot is als ${others}`,
          fewer: `als ${its} kleiner is dan ${others}`,
        },
        brief: { more: 'als die groter is', equal: 'als ze even groot zijn', fewer: 'als die kleiner is' },
      };
    },
    count: ({ thing }, whose) => {
      const things = thingNoun(thing, 'other', { clause: 'closed' });
      const { who, has, other } = PLAYERS[whose];
      return {
        full: {
          more: `als ${who} meer ${things} ${has} dan ${other}`,
          equal: `als ${who} evenveel ${things} ${has} als ${other}`,
          fewer: `als ${who} minder ${things} ${has} dan ${other}`,
        },
        brief: { more: 'bij meer', equal: 'bij evenveel', fewer: 'bij minder' },
      };
    },
    value: (its, whose) => {
      const same = `dezelfde berekening ${PLAYERS[whose].otherSide}`;
      return {
        full: {
          more: `als ${its} hoger is dan ${same}`,
          equal: `als ${its} gelijk is aan ${same}`,
          fewer: `als ${its} lager is dan ${same}`,
        },
        brief: {
          more: 'bij een hogere uitkomst',
          equal: 'bij een gelijke uitkomst',
          fewer: 'bij een lagere uitkomst',
        },
      };
    },
  },
});
