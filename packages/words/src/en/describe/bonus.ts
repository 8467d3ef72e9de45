// A scoring condition in English, from its expression.

import { describeBy } from '../../describe/speaking.ts';
import { amounts, points } from '../amounts.ts';
import { howMany, manyOf } from './many.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const { number } = amounts;

const LISTS = { sum: 'sum', product: 'product', least: 'smallest', most: 'largest' } as const;

const PLAYERS = {
  own: { has: 'you have', other: 'the opponent', others: 'the opponent’s', otherSide: 'the opponent’s side' },
  rival: { has: 'the opponent has', other: 'you', others: 'yours', otherSide: 'your side' },
} as const;

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ' },
  otherwise: 'otherwise',
  per: ({ points: n, thing, whose }) =>
    `${points(n)} per ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  asMany: (is, parts) => `as many points as the ${LISTS[is]} of ${parts}`,
  list: (is, parts) => `the ${LISTS[is]} of ${parts}`,
  numberOf: ({ thing, whose }) => `the number of ${thingNoun(thing, 'other', { whose, clause: 'closed' })}`,
  sizeOf: (group) => `the size of ${theChosen(group)}`,
  forThe: (chosen) => `for ${theChosen(chosen)}`,
  when: {
    group: (group, many) =>
      `if ${theChosen(group)} has ${manyOf(many, (n) => (n === 'one' ? 'territory' : 'territories'))}`,
    count: ({ thing, whose }, many) =>
      `if ${PLAYERS[whose].has} ${manyOf(many, (n) => thingNoun(thing, n, { clause: 'open' }))}`,
    value: (value, many) => `if ${value} is ${howMany(many)}`,
  },
  comparing: {
    group: (group, whose) => {
      const its = theChosen(group);
      const { others } = PLAYERS[whose];
      return {
        full: {
          more: `if ${its} is larger than ${others}`,
          equal: `if ${its} is as large as ${others}`,
          fewer: `if ${its} is smaller than ${others}`,
        },
        brief: { more: 'if larger', equal: 'if equally large', fewer: 'if smaller' },
      };
    },
    count: ({ thing }, whose) => {
      const things = thingNoun(thing, 'other', { clause: 'closed' });
      const { has, other } = PLAYERS[whose];
      return {
        full: {
          more: `if ${has} more ${things} than ${other}`,
          equal: `if ${has} as many ${things} as ${other}`,
          fewer: `if ${has} fewer ${things} than ${other}`,
        },
        brief: { more: 'if more', equal: 'if equally many', fewer: 'if fewer' },
      };
    },
    value: (its, whose) => {
      const same = `the same value worked out from ${PLAYERS[whose].otherSide}`;
      return {
        full: {
          more: `if ${its} is more than ${same}`,
          equal: `if ${its} is equal to ${same}`,
          fewer: `if ${its} is less than ${same}`,
        },
        brief: { more: 'if more', equal: 'if equal', fewer: 'if less' },
      };
    },
  },
});
