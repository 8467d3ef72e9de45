// Italian numbers: "1 punto", "−3 punti".

import { amountsIn } from '../../language/amounts.ts';

/** The two numbers of Italian grammar. */
export type Count = 'one' | 'other';

export const amounts = amountsIn('it');
const { number, plural } = amounts;

export const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 pistola", "2 pistole" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'punto', other: 'punti' })}`;

export const TERRITORY = { one: 'territorio', other: 'territori' } as const;
