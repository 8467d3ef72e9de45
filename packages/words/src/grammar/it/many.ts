// How many, in Italian: "almeno 2 pistole".

import type { Many } from '../outline.ts';
import { amounts, type Count, counted, countOf } from './amounts.ts';

const { number } = amounts;

/** "almeno 2", "1 o 2", "da 1 a 3" */
function howMany(many: Many): string {
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

/** A step of a table: "2", "3 o 4", "da 5 a 7", "8 o più" */
export function span(many: Many): string {
  if (many.is === 'atLeast') return `${number(many.n)} o più`;
  return many.is === 'exactly' ? number(many.n) : howMany(many);
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
