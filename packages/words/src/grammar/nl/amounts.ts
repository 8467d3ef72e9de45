// Dutch numbers: "1 punt", "−3 punten".

import { amountsIn } from '../../language/amounts.ts';

/** The two numbers of Dutch grammar. */
export type Count = 'one' | 'other';

export const amounts = amountsIn('nl');
const { number, plural } = amounts;

export const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 revolver", "2 revolvers" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'punt', other: 'punten' })}`;
