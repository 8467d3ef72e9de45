// How many, in Dutch: "minstens 2 revolvers".

import type { Many } from '../outline.ts';
import { amounts, type Count, countOf } from './amounts.ts';

const { number } = amounts;

/** "minstens 2", "1 t/m 3", "1 of 2"; where it does not hold: "minder dan 2", "niet 1 t/m 3" */
function howMany(many: Many, holds = true): string {
  switch (many.is) {
    case 'exactly':
      return `${holds ? 'precies' : 'niet precies'} ${number(many.n)}`;
    case 'atLeast':
      return `${holds ? 'minstens' : 'minder dan'} ${number(many.n)}`;
    case 'atMost':
      return `${holds ? 'hoogstens' : 'meer dan'} ${number(many.n)}`;
    case 'between': {
      const { from, to } = many;
      return `${holds ? '' : 'niet '}${number(from)} ${to === from + 1 ? 'of' : 't/m'} ${number(to)}`;
    }
  }
}

/** A step of a table: "2", "3 of 4", "5 t/m 7", "8 of meer" */
export function span(many: Many): string {
  if (many.is === 'atLeast') return `${number(many.n)} of meer`;
  return many.is === 'exactly' ? number(many.n) : howMany(many);
}

/** "minstens 2 revolvers", "precies 1 revolver", "geen revolvers" */
export function manyOf(many: Many, noun: (count: Count) => string, holds = true): string {
  const last = many.is === 'between' ? many.to : many.n;
  if (many.is === 'atLeast' && last === 1 && !holds) return manyOf({ is: 'exactly', n: 0 }, noun);
  if (many.is === 'exactly' && last === 0)
    return holds ? `geen ${noun('other')}` : manyOf({ is: 'atLeast', n: 1 }, noun);
  return `${howMany(many, holds)} ${noun(countOf(last))}`;
}
