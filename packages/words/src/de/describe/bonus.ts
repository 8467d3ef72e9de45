// A scoring condition in German, from its expression.

import { describeBy } from '../../describe/speaking.ts';
import { amounts, points } from '../amounts.ts';
import { howMany, manyOf } from './many.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const { number } = amounts;

/** With an article in a sentence, without it in a list. */
const LISTS = {
  sum: { inSentence: 'die Summe', inList: 'Summe' },
  product: { inSentence: 'das Produkt', inList: 'Produkt' },
  least: { inSentence: 'der kleinste Wert', inList: 'kleinster Wert' },
  most: { inSentence: 'der größte Wert', inList: 'größter Wert' },
} as const;

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

export const describe = describeBy({
  points,
  number,
  marks: { between: '; ', then: ': ', times: ' × ' },
  otherwise: 'sonst',
  per: ({ points: n, thing, whose }) =>
    `${points(n)} pro ${thingNoun(thing, 'one', { whose, clause: 'open' })}`,
  asMany: (is, parts) => `so viele Punkte wie ${LISTS[is].inSentence} aus ${parts}`,
  list: (is, parts) => `${LISTS[is].inList} aus ${parts}`,
  subject: (is, parts) => `${LISTS[is].inSentence} aus ${parts}`,
  numberOf: ({ thing, whose }) => `Anzahl der ${thingNoun(thing, 'definite', { whose })}`,
  sizeOf: (group) => `Größe ${theChosen(group, 'genitive')}`,
  forThe: (chosen) => `für ${theChosen(chosen, 'nominative')}`,
  when: {
    group: (group, many) => {
      const size = manyOf(many, (form) => (form === 'one' ? 'Landschaft' : 'Landschaften'));
      return `wenn ${theChosen(group, 'nominative')} ${size} hat`;
    },
    count: ({ thing, whose }, many) => {
      const { who, has } = PLAYERS[whose];
      return `wenn ${who} ${manyOf(many, (form) => thingNoun(thing, form, { clause: 'open', verb: has }))}`;
    },
    value: (value, many) => {
      const range =
        many.is === 'between'
          ? `im Bereich von ${number(many.from)} bis ${number(many.to)} liegt`
          : `${howMany(many)} beträgt`;
      return `wenn ${value} ${range}`;
    },
  },
  comparing: {
    group: (group, whose) => larger(theChosen(group, 'nominative'), PLAYERS[whose].others),
    count: ({ thing }, whose) => {
      const things = thingNoun(thing, 'other', {});
      const { who, has, other } = PLAYERS[whose];
      return {
        full: {
          more: `wenn ${who} mehr ${things} ${has} als ${other}`,
          equal: `wenn ${who} genauso viele ${things} ${has} wie ${other}`,
          fewer: `wenn ${who} weniger ${things} ${has} als ${other}`,
        },
        brief: { more: 'falls mehr', equal: 'bei Gleichstand', fewer: 'falls weniger' },
      };
    },
    value: (its, whose) => larger(its, `derselbe Wert ${PLAYERS[whose].otherSide}`),
  },
});

/** Groups and values are compared in the same words. */
function larger(its: string, other: string) {
  return {
    full: {
      more: `wenn ${its} größer ist als ${other}`,
      equal: `wenn ${its} genauso groß ist wie ${other}`,
      fewer: `wenn ${its} kleiner ist als ${other}`,
    },
    brief: { more: 'falls größer', equal: 'bei Gleichstand', fewer: 'falls kleiner' },
  };
}
