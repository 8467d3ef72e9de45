// A scoring condition in German, from its expression.

import { describeBy } from '../speaking.ts';
import { amounts, points } from './amounts.ts';
import { comparing } from './comparing.ts';
import { span } from './many.ts';
import { between, theChosen } from './such.ts';
import { allBySize, bySize, eachThing, thingNoun, yourThings } from './thing.ts';
import { byValue, LISTS, ofValue } from './value.ts';

const { number } = amounts;

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ', plus: ' plus ', minus: ' minus ' },
  otherwise: 'sonst',

  per: ({ points: n, thing, whose }) =>
    `${points(n)} pro ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  bySize: ({ thing, whose }) => `${eachThing(thing, whose)} zählt je nach ${bySize(thing)}`,
  perBetween: (distance) => `${points(distance.points)} pro Landschaft ${between(distance)}`,
  asMany: (is, parts) => `so viele Punkte wie ${LISTS[is].inSentence} aus ${parts}`,
  asProduct: (product) => `so viele Punkte wie ${product}`,
  scoreDifference: (condition) => `${condition}, erhältst du die Differenz als Punkte`,
  changeHands: (condition, n, are) => {
    const those = are === 'before' ? 'dieser Punkte' : 'der folgenden Punkte';
    return `${condition}, ${n === 1 ? 'geht 1' : `gehen bis zu ${number(n)}`} ${those} an deinen Gegner, und umgekehrt`;
  },
  asTheirs: (inBrackets) => `so viele Punkte, wie dein Gegner mit ${inBrackets} erhält`,

  numberOf: ({ thing, whose }) => `Anzahl der ${thingNoun(thing, 'definite', { whose })}`,
  sizeOf: (group) => `Größe ${theChosen(group, 'genitive')}`,
  totalBySize: ({ thing, whose }) => `Gesamtwert ${allBySize(thing, whose)}`,
  numberBetween: (distance) => `Anzahl der Landschaften ${between(distance)}`,
  list: (is, parts) => `${LISTS[is].inFormula} aus ${parts}`,
  part: (value, by) => `${by === 2 ? 'die Hälfte' : `1/${number(by)}`} ${ofValue(value)}, abgerundet`,
  difference: 'Differenz',
  theirs: (inBrackets) => `Wert deines Gegners für ${inBrackets}`,

  forThe: (chosen) => `für ${theChosen(chosen, 'nominative')}`,
  by: {
    count: ({ thing, whose }) => `je nach Anzahl ${yourThings(thing, whose)}`,
    value: (value) => `je nach ${byValue(value)}`,
  },
  span,
  comparing,
});
