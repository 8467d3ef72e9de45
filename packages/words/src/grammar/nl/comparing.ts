// Comparisons of both towns in Dutch: "als je meer revolvers hebt dan je tegenstander".

import type { Phrases } from '../speaking.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

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

export const comparing: Phrases['comparing'] = {
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
    const things = thingNoun(thing, 'other', {});
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
};
