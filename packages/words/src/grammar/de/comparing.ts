// Comparisons of both towns in German: "wenn du mehr Revolver hast als dein Gegner".

import type { Phrases } from '../speaking.ts';
import { isHerd, theChosen } from './such.ts';
import { thingNoun } from './thing.ts';
import { theValue } from './value.ts';

const PLAYERS = {
  own: {
    who: 'du',
    has: 'hast',
    other: 'dein Gegner',
    others: { group: 'das gegnerische', herd: 'die gegnerische' },
    otherSide: 'aus Sicht deines Gegners',
  },
  rival: {
    who: 'dein Gegner',
    has: 'hat',
    other: 'du',
    others: { group: 'deines', herd: 'deine' },
    otherSide: 'aus deiner Sicht',
  },
} as const;

export const comparing: Phrases['comparing'] = {
  group: (group, whose) =>
    larger(theChosen(group, 'nominative'), PLAYERS[whose].others[isHerd(group.of) ? 'herd' : 'group']),
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
  value: (value, whose) => larger(theValue(value), `derselbe Wert ${PLAYERS[whose].otherSide}`),
};

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
