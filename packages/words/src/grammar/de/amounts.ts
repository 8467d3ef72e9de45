// German numbers: "1 Punkt", "−3 Punkte".

import { amountsIn } from '../../language/amounts.ts';

/** One or several of a noun; `definite` are several after "der" or "keine", where an adjective ends differently. */
export type Form = 'one' | 'other' | 'definite';

export const amounts = amountsIn('de-DE');
const { number, plural } = amounts;

export const formOf = (n: number): Form => plural<Form>(n, { one: 'one', other: 'other' });

/** "1 Revolver", "2 Revolver" */
export const counted = (n: number, noun: (form: Form) => string): string => `${number(n)} ${noun(formOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`;
