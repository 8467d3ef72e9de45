// Comparisons of both towns in Italian: "se hai più pistole dell’avversario".

import { isAnything, isOnly, type Thing } from '../outline.ts';
import type { Phrases } from '../speaking.ts';
import { theChosen } from './such.ts';
import { thingNoun } from './thing.ts';

const PLAYERS = {
  own: {
    who: '',
    has: 'hai',
    ofOther: 'dell’avversario',
    toOther: 'all’avversario',
    others: 'quello dell’avversario',
    ofOthers: 'di quello dell’avversario',
    otherSide: 'dal punto di vista dell’avversario',
  },
  rival: {
    who: 'l’avversario ',
    has: 'ha',
    ofOther: 'di te',
    toOther: 'a te',
    others: 'il tuo',
    ofOthers: 'del tuo',
    otherSide: 'dal tuo punto di vista',
  },
} as const;

export const comparing: Phrases['comparing'] = {
  group: (group, whose) => {
    const its = theChosen(group);
    const { others, ofOthers } = PLAYERS[whose];
    return {
      full: {
        more: `se ${its} supera ${others}`,
        equal: `se ${its} è grande quanto ${others}`,
        fewer: `se ${its} è più piccolo ${ofOthers}`,
      },
      brief: { more: 'se è più grande', equal: 'se sono pari', fewer: 'se è più piccolo' },
    };
  },
  count: ({ thing }, whose) => {
    const things = thingNoun(thing, 'other', {});
    const { who, has, ofOther, toOther } = PLAYERS[whose];
    const thanOther = isPlain(thing) ? ofOther : `rispetto ${toOther}`;
    return {
      full: {
        more: `se ${who}${has} più ${things} ${thanOther}`,
        equal: `se tu e l’avversario avete lo stesso numero di ${things}`,
        fewer: `se ${who}${has} meno ${things} ${thanOther}`,
      },
      brief: { more: `se ne ${has} di più`, equal: 'se siete pari', fewer: `se ne ${has} di meno` },
    };
  },
  value: (its, whose) => {
    const same = `stesso valore calcolato ${PLAYERS[whose].otherSide}`;
    return {
      full: {
        more: `se ${its} è maggiore dello ${same}`,
        equal: `se ${its} è uguale allo ${same}`,
        fewer: `se ${its} è minore dello ${same}`,
      },
      brief: { more: 'se è maggiore', equal: 'se è uguale', fewer: 'se è minore' },
    };
  },
};

/** "più pistole nel deserto dell’avversario" could mean the opponent's desert. */
const isPlain = (thing: Thing): boolean =>
  thing.is === 'cell' && (isAnything(thing.such) || isOnly(thing.such, 'icons'));
