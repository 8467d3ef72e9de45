// English numbers: "1 point", "−3 points".

import { amountsIn } from '../../language/amounts.ts';

/** The two numbers of English grammar. */
export type Count = 'one' | 'other';

export const amounts = amountsIn('en-US');
const { number, plural } = amounts;

export const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 gun", "2 guns" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`;
