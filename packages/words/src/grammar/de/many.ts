// How many, in German: "mindestens 2 Revolver".

import type { Many } from '../outline.ts';
import { amounts, counted, type Form, formOf } from './amounts.ts';

const { number } = amounts;

/** "mindestens 2", "1 bis 3", "1 oder 2" */
function howMany(many: Many): string {
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

/** A step of a table: "2", "3 oder 4", "5 bis 7", "8 oder mehr" */
export function span(many: Many): string {
  if (many.is === 'atLeast') return `${number(many.n)} oder mehr`;
  return many.is === 'exactly' ? number(many.n) : howMany(many);
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
