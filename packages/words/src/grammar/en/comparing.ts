// Comparisons of both towns in English: "if you have more guns than your opponent".

import type { Phrases } from '../speaking.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const PLAYERS = {
  own: {
    has: 'you have',
    other: 'your opponent',
    others: 'your opponent’s',
    otherSide: 'your opponent’s side',
  },
  rival: { has: 'your opponent has', other: 'you', others: 'yours', otherSide: 'your side' },
} as const;

export const comparing: Phrases['comparing'] = {
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
    const things = thingNoun(thing, 'other', {});
    const { has, other } = PLAYERS[whose];
    return {
      full: {
        more: `if ${has} more ${things} than ${other}`,
        equal: `if ${has} as many ${things} as ${other}`,
        fewer: `if ${has} fewer ${things} than ${other}`,
      },
      brief: { more: 'if more', equal: 'in a tie', fewer: 'if fewer' },
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
};
