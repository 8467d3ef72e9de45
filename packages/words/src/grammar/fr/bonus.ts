// A scoring condition in French, from its expression.

import { describeBy } from '../speaking.ts';
import { amounts, points } from './amounts.ts';
import { comparing } from './comparing.ts';
import { de, span } from './many.ts';
import { between, theChosen } from './such.ts';
import { allBySize, eachBySize, thingNoun, yourNumberOf } from './thing.ts';

const { number } = amounts;

const LISTS = {
  least: 'la plus petite valeur parmi',
  most: 'la plus grande valeur parmi',
} as const;

export const describe = describeBy({
  points,
  number,
  marks: { between: ' ; ', then: ' : ', times: ' × ', plus: ' plus ', minus: ' moins ' },
  otherwise: 'sinon',

  per: ({ points: n, thing, whose }) =>
    `${points(n)} par ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  bySize: ({ thing, whose }) => `chaque ${eachBySize(thing, whose)}`,
  perBetween: (distance) => `${points(distance.points)} par territoire ${between(distance)}`,
  asMany: (is, parts) => `autant de points que ${LISTS[is]} ${parts}`,
  asProduct: (product) => `autant de points que ${product}`,
  scoreDifference: (condition) => `${condition}, vous marquez la différence`,
  changeHands: (condition, n, are) => {
    const those = are === 'before' ? 'de ces points' : 'des points suivants';
    const go = n === 1 ? `1 ${those} revient` : `jusqu’à ${number(n)} ${those} reviennent`;
    return `${condition}, ${go} à votre adversaire, et inversement`;
  },
  asTheirs: (inBrackets) => `autant de points que votre adversaire en marque avec ${inBrackets}`,

  numberOf: ({ thing, whose }) => `le nombre ${de(thingNoun(thing, 'other', { whose }))}`,
  sizeOf: (group) => `la taille ${de(theChosen(group))}`,
  totalBySize: ({ thing, whose }) => `la valeur totale des ${allBySize(thing, whose)}`,
  numberBetween: (distance) => `le nombre de territoires ${between(distance)}`,
  list: (is, parts) => `${LISTS[is]} ${parts}`,
  part: (value, by) =>
    by === 2
      ? `la moitié ${de(value)}, arrondie à l’inférieur`
      : `1/${number(by)} ${de(value)}, arrondi à l’inférieur`,
  difference: 'la différence',
  theirs: (inBrackets) => `la valeur de votre adversaire pour ${inBrackets}`,

  forThe: (chosen) => `pour ${theChosen(chosen)}`,
  by: {
    count: ({ thing, whose }) => `selon ${yourNumberOf(thing, whose)}`,
    value: (value) => `selon ${value}`,
  },
  span,
  comparing,
});
