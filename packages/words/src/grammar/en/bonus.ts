// A scoring condition in English, from its expression.

import { describeBy } from '../speaking.ts';
import { amounts, points } from './amounts.ts';
import { comparing } from './comparing.ts';
import { span } from './many.ts';
import { between, theChosen } from './such.ts';
import { bySize, thingNoun, yourThings } from './thing.ts';

const { number } = amounts;

const LISTS = { least: 'smallest', most: 'largest' } as const;

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ', plus: ' plus ', minus: ' minus ' },
  otherwise: 'otherwise',

  per: ({ points: n, thing, whose }) =>
    `${points(n)} per ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  bySize: ({ thing, whose }) => `each ${thingNoun(thing, 'one', { whose })} scores by its ${bySize(thing)}`,
  perBetween: (distance) => `${points(distance.points)} per territory ${between(distance)}`,
  asMany: (is, parts) => `as many points as the ${LISTS[is]} of ${parts}`,
  asProduct: (product) => `points equal to ${product}`,
  scoreDifference: (condition) => `${condition}, you score the difference`,
  changeHands: (condition, n, are) => {
    const those = are === 'before' ? 'these points' : 'the following points';
    const go = n === 1 ? `1 of ${those} goes` : `up to ${number(n)} of ${those} go`;
    return `${condition}, ${go} to your opponent, and vice versa`;
  },
  asTheirs: (inBrackets) => `as many points as your opponent scores with ${inBrackets}`,

  numberOf: ({ thing, whose }) => `the number of ${thingNoun(thing, 'other', { whose })}`,
  sizeOf: (group) => `the size of ${theChosen(group)}`,
  totalBySize: ({ thing, whose }) =>
    `the total value of all ${thingNoun(thing, 'other', { whose })} by ${bySize(thing)}`,
  numberBetween: (distance) => `the number of territories ${between(distance)}`,
  list: (is, parts) => `the ${LISTS[is]} of ${parts}`,
  part: (value, by) => `${by === 2 ? 'half' : `1/${number(by)}`} of ${value}, rounded down`,
  difference: 'the difference',
  theirs: (inBrackets) => `what your opponent has of ${inBrackets}`,

  forThe: (chosen) => `for ${theChosen(chosen)}`,
  by: {
    count: ({ thing, whose }) => `by the number of ${yourThings(thing, whose)}`,
    value: (value) => `by ${value}`,
  },
  span,
  comparing,
});
