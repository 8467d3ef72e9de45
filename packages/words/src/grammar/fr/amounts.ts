// French numbers: "0 point", "−3 points".

import { amountsIn } from '../../language/amounts.ts';

/** The two numbers of French grammar; 0 goes with the singular. */
export type Count = 'one' | 'other';
export type Gender = 'm' | 'f';

/** A noun for one or for several, and its gender; and how to say that there is none, where "aucun" before it will not do. */
export type Noun = {
  readonly gender: Gender;
  readonly form: (count: Count) => string;
  readonly none?: string | undefined;
};

export const amounts = amountsIn('fr');
const { number, plural } = amounts;

export const countOf = (n: number): Count => plural<Count>(n, { one: 'one', other: 'other' });

/** "1 pistolet", "2 pistolets" */
export const counted = (n: number, form: Noun['form']): string => `${number(n)} ${form(countOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`;

export const TERRITORY: Noun = {
  gender: 'm',
  form: (count) => (count === 'one' ? 'territoire' : 'territoires'),
};
