// A scoring condition in Italian, from its expression.

import { describeBy } from '../speaking.ts';
import { amounts, points } from './amounts.ts';
import { comparing } from './comparing.ts';
import { span } from './many.ts';
import { a, between, di, theChosen } from './such.ts';
import { bySize, thingNoun, yourNumberOf } from './thing.ts';

const { number } = amounts;

const LISTS = {
  least: 'il minore tra',
  most: 'il maggiore tra',
} as const;

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ', plus: ' più ', minus: ' meno ' },
  otherwise: 'altrimenti',

  per: ({ points: n, thing, whose }) =>
    `${points(n)} per ogni ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  bySize: ({ thing, whose }) =>
    `ogni ${thingNoun(thing, 'one', { whose })} dà punti in base ${a(bySize(thing))}`,
  perBetween: (distance) => `${points(distance.points)} per ogni territorio ${between(distance)}`,
  asMany: (is, parts) => `punti pari ${a(LISTS[is])} ${parts}`,
  asProduct: (product) => `tanti punti quanti ${product}`,
  scoreDifference: (condition) => `${condition}, ottieni la differenza in punti`,
  changeHands: (condition, n, are) => {
    const those = are === 'before' ? 'di questi punti' : 'dei seguenti punti';
    const go = n === 1 ? `1 ${those} va` : `fino a ${number(n)} ${those} vanno`;
    return `${condition}, ${go} all’avversario, e viceversa`;
  },
  asTheirs: (inBrackets) => `tanti punti quanti ne ottiene l’avversario con ${inBrackets}`,

  numberOf: ({ thing, whose }) => `il numero di ${thingNoun(thing, 'other', { whose })}`,
  sizeOf: (group) => `la grandezza ${theChosen(group, 'di')}`,
  totalBySize: ({ thing, whose }) =>
    `il valore totale di ogni ${thingNoun(thing, 'one', { whose })} in base ${a(bySize(thing))}`,
  numberBetween: (distance) => `il numero di territori ${between(distance)}`,
  list: (is, parts) => `${LISTS[is]} ${parts}`,
  part: (value, by) =>
    by === 2
      ? `la metà ${di(value)}, arrotondata per difetto`
      : `1/${number(by)} ${di(value)}, arrotondato per difetto`,
  difference: 'la differenza',
  theirs: (inBrackets) => `il valore dell’avversario per ${inBrackets}`,

  forThe: (chosen) => `per ${theChosen(chosen)}`,
  by: {
    count: ({ thing, whose }) => `in base ${a(yourNumberOf(thing, whose))}`,
    value: (value) => `in base ${a(value)}`,
  },
  span,
  comparing,
});
