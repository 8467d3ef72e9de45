// Italian numbers: "1 punto", "−3 punti".

import { type Amounts, amountsIn } from '../amounts.ts';

/** The two numbers of Italian grammar. */
export type Count = 'one' | 'other';

const italian = amountsIn('it');
const { number, plural } = italian;

export const amounts: Amounts = {
  ...italian,
  // "e" before another "e" is "ed".
  and: (items) => {
    const [last = ''] = items.slice(-1);
    const said = italian.and(items);
    const isEd = items.length > 1 && /^«?[eèé]/i.test(last);
    return isEd ? `${said.slice(0, -last.length - ' e '.length)} ed ${last}` : said;
  },
};

export const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 pistola", "2 pistole" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'punto', other: 'punti' })}`;

export const TERRITORY = { one: 'territorio', other: 'territori' } as const;
export const territories = (n: number): string => counted(n, (count) => TERRITORY[count]);
