// How many, in English: "at least 2 guns".

import type { Many } from '../outline.ts';
import { amounts, type Count, countOf } from './amounts.ts';

const { number } = amounts;

/** "at least 2", "1 or 2", "1 to 3" */
function howMany(many: Many): string {
  switch (many.is) {
    case 'exactly':
      return `exactly ${number(many.n)}`;
    case 'atLeast':
      return `at least ${number(many.n)}`;
    case 'atMost':
      return `at most ${number(many.n)}`;
    case 'between':
      return `${number(many.from)} ${many.to === many.from + 1 ? 'or' : 'to'} ${number(many.to)}`;
  }
}

/** A step of a table: "2", "3 or 4", "5 to 7", "8 or more" */
export function span(many: Many): string {
  if (many.is === 'atLeast') return `${number(many.n)} or more`;
  return many.is === 'exactly' ? number(many.n) : howMany(many);
}

/** "at least 2 guns", "exactly 1 gun", "no guns" */
export function manyOf(many: Many, noun: (count: Count) => string): string {
  const last = many.is === 'between' ? many.to : many.n;
  if (many.is === 'exactly' && last === 0) return `no ${noun('other')}`;
  return `${howMany(many)} ${noun(countOf(last))}`;
}
