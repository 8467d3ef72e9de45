// German numbers: "1 Punkt", "−3 Punkte", "mindestens 2 Revolver".

import { amountsIn } from '../amounts.ts';
import type { Many } from '../describe/outline.ts';

/** One or several of a noun; `definite` are several after "der" or "keine", where an adjective ends differently. */
export type Form = 'one' | 'other' | 'definite';

export const amounts = amountsIn('de-DE');
const { number, plural } = amounts;

const formOf = (n: number): Form => plural<Form>(n, { one: 'one', other: 'other' });

/** "1 Revolver", "2 Revolver" */
export const counted = (n: number, noun: (form: Form) => string): string => `${number(n)} ${noun(formOf(n))}`;

export const points = (n: number): string => `${number(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`;
export const territories = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'Landschaft', other: 'Landschaften' })}`;

/** "mindestens 2", "1 bis 3", "1 oder 2" */
export function howMany(many: Many): string {
  switch (many.is) {
    case 'exactly':
      return `genau ${number(many.n)}`;
    case 'atLeast':
      return `mindestens ${number(many.n)}`;
    case 'atMost':
      return `höchstens ${number(many.n)}`;
    case 'between': {
      const { from, to } = many;
      return `${number(from)} ${to === from + 1 ? 'oder' : 'bis'} ${number(to)}`;
    }
  }
}

/** "mindestens 2 Kühe", "genau 1 Kuh", "keine Kühe" */
export function manyOf(many: Many, noun: (form: Form) => string): string {
  const last = many.is === 'between' ? many.to : many.n;
  if (many.is === 'exactly' && last === 0) return `keine ${noun('definite')}`;
  return `${howMany(many)} ${noun(formOf(last))}`;
}

/** The opposite: "weniger als 2 Kühe", "mehr als 1 Kuh", "nicht genau 1 Kuh" */
export function notManyOf(many: Many, noun: (form: Form) => string): string {
  if (many.is === 'exactly' && many.n === 0) return manyOf({ is: 'atLeast', n: 1 }, noun);
  if (many.is === 'atLeast' && many.n === 1) return manyOf({ is: 'exactly', n: 0 }, noun);
  if (many.is === 'atLeast') return `weniger als ${counted(many.n, noun)}`;
  if (many.is === 'atMost') return `mehr als ${counted(many.n, noun)}`;
  return `nicht ${manyOf(many, noun)}`;
}
