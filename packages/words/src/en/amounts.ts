// English numbers: "1 point", "−3 points", "at least 2 guns".

import { amountsIn } from '../amounts.ts';
import type { Many } from '../describe/outline.ts';

/** The two numbers of English grammar. */
export type Count = 'one' | 'other';

export const amounts = amountsIn('en-GB');
const { number, plural } = amounts;

const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 gun", "2 guns" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`;
export const territories = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'territory', other: 'territories' })}`;

/** "at least 2", "1 or 2", "1 to 3" */
export function howMany(many: Many): string {
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

/** "at least 2 guns", "exactly 1 gun", "no guns" */
export function manyOf(many: Many, noun: (count: Count) => string): string {
  const last = many.is === 'between' ? many.to : many.n;
  if (many.is === 'exactly' && last === 0) return `no ${noun('other')}`;
  return `${howMany(many)} ${noun(countOf(last))}`;
}
