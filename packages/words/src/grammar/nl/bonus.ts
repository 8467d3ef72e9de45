// A scoring condition in Dutch, from its expression.

import { describeBy } from '../speaking.ts';
import { amounts, points } from './amounts.ts';
import { comparing } from './comparing.ts';
import { span } from './many.ts';
import { between, theChosen } from './such.ts';
import { bySize, thingNoun, yourThings } from './thing.ts';

const { number } = amounts;

const LISTS = {
  least: 'het kleinste getal',
  most: 'het grootste getal',
} as const;

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ', plus: ' plus ', minus: ' min ' },
  otherwise: 'anders',

  per: ({ points: n, thing, whose }) =>
    `${points(n)} per ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  bySize: ({ thing, whose }) =>
    `elke ${thingNoun(thing, 'one', { whose })} scoort op basis van ${bySize(thing)}`,
  perBetween: (distance) => `${points(distance.points)} per gebied ${between(distance)}`,
  asMany: (is, parts) => `zoveel punten als ${LISTS[is]} van ${parts}`,
  asProduct: (product) => `zoveel punten als ${product}`,
  scoreDifference: (condition) => `${condition}, scoor je het verschil`,
  changeHands: (condition, n, are) => {
    const those = are === 'before' ? 'deze punten' : 'de volgende punten';
    const go = n === 1 ? 'gaat 1' : `gaan hoogstens ${number(n)}`;
    return `${condition}, ${go} van ${those} naar je tegenstander, en omgekeerd`;
  },
  asTheirs: (inBrackets) => `zoveel punten als je tegenstander scoort met ${inBrackets}`,

  numberOf: ({ thing, whose }) => `het aantal ${thingNoun(thing, 'other', { whose })}`,
  sizeOf: (group) => `de grootte van ${theChosen(group)}`,
  totalBySize: ({ thing, whose }) =>
    `de totale waarde van alle ${thingNoun(thing, 'other', { whose })} op basis van ${bySize(thing)}`,
  numberBetween: (distance) => `het aantal gebieden ${between(distance)}`,
  list: (is, parts) => `${LISTS[is]} van ${parts}`,
  part: (value, by) => `${by === 2 ? 'de helft' : `1/${number(by)}`} van ${value}, naar beneden afgerond`,
  difference: 'het verschil',
  theirs: (inBrackets) => `de waarde van je tegenstander voor ${inBrackets}`,

  forThe: (chosen) => `voor ${theChosen(chosen)}`,
  by: {
    count: ({ thing, whose }) => `op basis van ${yourThings(thing, whose)}`,
    value: (value) => `op basis van ${value}`,
  },
  span,
  comparing,
});
