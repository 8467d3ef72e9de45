// Italian numbers: "1 punto", "−3 punti", "almeno 2 pistole".

import { type Amounts, amountsIn } from '../amounts.ts';
import type { Many } from '../describe/outline.ts';

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

const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 pistola", "2 pistole" */
export const counted = (n: number, noun: (count: Count) => string): string =>
  `${number(n)} ${noun(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'punto', other: 'punti' })}`;

export const TERRITORY = { one: 'territorio', other: 'territori' } as const;
export const territories = (n: number): string => counted(n, (count) => TERRITORY[count]);

/** "almeno 2", "1 o 2", "da 1 a 3" */
export function howMany(many: Many): string {
  switch (many.is) {
    case 'exactly':
      return `esattamente ${number(many.n)}`;
    case 'atLeast':
      return `almeno ${number(many.n)}`;
    case 'atMost':
      return `al massimo ${number(many.n)}`;
    case 'between':
      return isEitherOf(many)
        ? `${number(many.from)} o ${number(many.to)}`
        : `da ${number(many.from)} a ${number(many.to)}`;
  }
}

/** "almeno 2 pistole", "da 1 a 3 pistole", as the object of a verb */
export const manyOf = (many: Many, noun: (count: Count) => string): string =>
  `${howMany(many)} ${noun(countOf(lastOf(many)))}`;

/** "di almeno 2 pistole", "da 1 a 3 pistole" */
export const ofMany = (many: Many, noun: (count: Count) => string): string =>
  many.is === 'between' && !isEitherOf(many) ? manyOf(many, noun) : `di ${manyOf(many, noun)}`;

/** "almeno 2 pistole", "almeno 1 e al massimo 3 pistole", as it may follow a preposition */
export function someOf(many: Many, noun: (count: Count) => string, atMost = 'al massimo'): string {
  const things = noun(countOf(lastOf(many)));
  if (many.is === 'atMost') return `${atMost} ${number(many.n)} ${things}`;
  if (many.is !== 'between' || isEitherOf(many)) return `${howMany(many)} ${things}`;
  const atLeast = many.from > 0 ? `almeno ${number(many.from)} e ` : '';
  return `${atLeast}${atMost} ${number(many.to)} ${things}`;
}

/** Any other number: "meno di 2 pistole", "più di 3 pistole"; none where that takes a "not". */
export function othersOf(many: Many, noun: (count: Count) => string): string | undefined {
  const things = noun(countOf(lastOf(many)));
  switch (many.is) {
    case 'exactly':
      return many.n === 0 ? `almeno ${counted(1, noun)}` : undefined;
    case 'atLeast':
      return `meno di ${number(many.n)} ${things}`;
    case 'atMost':
      return `più di ${number(many.n)} ${things}`;
    case 'between':
      return `${many.from > 0 ? `meno di ${number(many.from)} o ` : ''}più di ${number(many.to)} ${things}`;
  }
}

export const isNone = (many: Many): boolean => many.is === 'exactly' && many.n === 0;

/** Two numbers and none between them. */
const isEitherOf = (many: Many): boolean => many.is === 'between' && many.to === many.from + 1;

const lastOf = (many: Many): number => (many.is === 'between' ? many.to : many.n);
