// How many, in French: "au moins 2 pistolets", "d’au plus", "du".

import type { Many } from '../outline.ts';
import { amounts, type Count, countOf, type Gender, type Noun } from './amounts.ts';

const { number, or } = amounts;

/** "adjacent", "adjacentes" */
export const agreed = (adjective: string, gender: Gender, count: Count): string =>
  `${adjective}${gender === 'f' ? 'e' : ''}${count === 'one' ? '' : 's'}`;

/** "de vaches", "d’espaces", "du plus grand groupe" */
export function de(text: string): string {
  if (text.startsWith('le ')) return `du ${text.slice(3)}`;
  return /^[aeiouéê]/i.test(text) ? `d’${text}` : `de ${text}`;
}

/** "aucun pistolet", "aucune vache" */
export const none = (gender: Gender, noun: string): string =>
  `${gender === 'f' ? 'aucune' : 'aucun'} ${noun}`;

const noneOf = (noun: Noun): string => noun.none ?? none(noun.gender, noun.form('one'));

// ---- How many ----

const isNone = (many: Many): boolean => many.is === 'exactly' && many.n === 0;

/** "au moins 2", "1 ou 2", "entre 1 et 3" */
function howMany(many: Many): string {
  switch (many.is) {
    case 'exactly':
      return `exactement ${number(many.n)}`;
    case 'atLeast':
      return `au moins ${number(many.n)}`;
    case 'atMost':
      return `au plus ${number(many.n)}`;
    case 'between':
      return isEitherOf(many)
        ? `${number(many.from)} ou ${number(many.to)}`
        : `entre ${number(many.from)} et ${number(many.to)}`;
  }
}

/** Two numbers and none between them. */
const isEitherOf = (many: Many): boolean => many.is === 'between' && many.to === many.from + 1;

const lastOf = (many: Many): number => (many.is === 'between' ? many.to : many.n);

/** A size, which is never 0: "au moins 3 vaches", "1 à 3 vaches" */
export const sized = (many: Many, form: Noun['form']): string =>
  `${upTo(many)} ${form(countOf(lastOf(many)))}`;

/** The same as `howMany`, where "entre" would not do: "1 à 3" */
const upTo = (many: Many): string =>
  many.is === 'between' && !isEitherOf(many) ? `${number(many.from)} à ${number(many.to)}` : howMany(many);

/** A step of a table: "2", "3 ou 4", "5 à 7", "8 ou plus" */
export function span(many: Many): string {
  if (many.is === 'atLeast') return `${number(many.n)} ou plus`;
  return many.is === 'exactly' ? number(many.n) : upTo(many);
}

/** An amount, and how the verb before it is denied: "n’a aucun côté vide", "n’a pas exactement 2 côtés vides". */
export type Amount = { readonly denied: 'not' | 'ne' | 'nePas'; readonly text: string };

/** This number of the four sides; if it doesn't `hold`, any other number of them. */
export function ofFour(many: Many, noun: Noun, holds: boolean): Amount {
  const so = (quantity: string, n: number): string => `${quantity} ${noun.form(countOf(n))}`;
  if (isNone(many))
    return holds ? { denied: 'ne', text: noneOf(noun) } : { denied: 'not', text: so('au moins 1', 1) };
  switch (many.is) {
    case 'exactly':
      return { denied: holds ? 'not' : 'nePas', text: so(howMany(many), many.n) };
    case 'atLeast':
      return { denied: 'not', text: so(holds ? howMany(many) : `moins de ${number(many.n)}`, many.n) };
    case 'atMost':
      return { denied: 'not', text: so(holds ? howMany(many) : `plus de ${number(many.n)}`, many.n) };
    case 'between': {
      const each = Array.from({ length: many.to - many.from + 1 }, (_, i) => number(many.from + i));
      return { denied: holds ? 'not' : 'nePas', text: so(or(each), many.to) };
    }
  }
}
