// A scoring condition in words: how its sentences are put together in every language, from the phrases of one.

import type { Bonus } from '@wagons/rules';
import { sentence } from '../sentence.ts';
import {
  asCount,
  asGroupSize,
  branchesOf,
  type Chosen,
  type Compare,
  type Each,
  isLong,
  type Many,
  type Result,
  type Whose,
  type Worth,
} from './outline.ts';
import { outlineOf } from './outlineOf.ts';

type List = Worth & { readonly is: 'sum' | 'product' | 'least' | 'most' };
type When = Worth & { readonly is: 'when' };

/** The first branch of a comparison says in full what is compared; those after it are brief. */
type Comparing = {
  readonly full: Readonly<Record<Result, string>>;
  readonly brief: Readonly<Record<Result, string>>;
};

/** A list by its kind and its parts, which stand in brackets. */
type SayList = (is: List['is'], parts: string) => string;

/** What a language says in its own way. */
export type Phrases = {
  readonly points: (n: number) => string;
  readonly number: (n: number) => string;
  /** What stands between two parts, what between a condition and what follows from it, and between two factors. */
  readonly marks: { readonly between: string; readonly then: string; readonly times: string };
  readonly otherwise: string;
  /** "1 point per gun" */
  readonly per: (each: Each) => string;
  /** "as many points as the product of [2; 3]" */
  readonly asMany: SayList;
  /** "the product of [2; 3]" */
  readonly list: SayList;
  /** The same as the subject of a sentence, where that is said otherwise. */
  readonly subject?: SayList;
  /** "the number of guns" */
  readonly numberOf: (each: Each) => string;
  /** "the size of your largest group of water" */
  readonly sizeOf: (group: Chosen) => string;
  /** "for your largest group of water" */
  readonly forThe: (chosen: Chosen) => string;
  /** "if your largest group has 3 territories", "if you have at least 3 guns", "if [something reckoned] is 3" */
  readonly when: {
    readonly group: (group: Chosen, many: Many) => string;
    readonly count: (count: Each, many: Many) => string;
    readonly value: (value: string, many: Many) => string;
  };
  /** "if your largest group is larger than the opponent’s"; afterwards "if smaller" */
  readonly comparing: {
    readonly group: (group: Chosen, whose: Whose) => Comparing;
    readonly count: (count: Each, whose: Whose) => Comparing;
    readonly value: (value: string, whose: Whose) => Comparing;
  };
};

type Say = (worth: Worth) => string;

/** Describes a condition in one sentence, or in one for each part of a sum whose parts are themselves long. */
export function describeBy(phrases: Phrases): (bonus: Bonus) => string {
  const { points, number, marks, otherwise, when, comparing } = phrases;

  /** As points that are scored. */
  function scored(worth: Worth): string {
    switch (worth.is) {
      case 'points':
        return points(worth.points);
      case 'each':
        return phrases.per(worth);
      case 'sum':
        return partsOf(worth, scored);
      case 'product':
      case 'least':
      case 'most':
        return phrases.asMany(worth.is, operands(worth));
      case 'when':
        return conditional(worth, scored);
      case 'compare':
        return comparison(worth, scored);
      case 'choose':
        return `${phrases.forThe(worth.chosen)}${marks.then}${scored(worth.worth)}`;
    }
  }

  /** As a number that is reckoned with. */
  function reckoned(worth: Worth): string {
    const nothing = `${marks.between}${otherwise}${marks.then}${number(0)}`;
    switch (worth.is) {
      case 'points':
        return number(worth.points);
      case 'each': {
        const group = asGroupSize(worth);
        if (group) return phrases.sizeOf(group);
        return `${worth.points === 1 ? '' : `${number(worth.points)}${marks.times}`}${phrases.numberOf(worth)}`;
      }
      case 'sum':
      case 'product':
      case 'least':
      case 'most':
        return phrases.list(worth.is, operands(worth));
      case 'when':
        return `${conditional(worth, reckoned)}${worth.otherwise ? '' : nothing}`;
      case 'compare':
        return `${comparison(worth, reckoned)}${branchesOf(worth).length === 3 ? '' : nothing}`;
      case 'choose':
        return `${phrases.forThe(worth.chosen)}${marks.then}${reckoned(worth.worth)}`;
    }
  }

  /** A part inside a longer whole. A sum that is reckoned with has its brackets already. */
  function kept(worth: Worth, say: Say): string {
    const isBare = !isLong(worth) || (worth.is === 'sum' && say === reckoned);
    return isBare ? say(worth) : `[${say(worth)}]`;
  }

  const partsOf = ({ of }: List, say: Say): string => of.map((part) => kept(part, say)).join(marks.between);
  const operands = (list: List): string => `[${partsOf(list, reckoned)}]`;

  function subject(worth: Worth): string {
    const isList =
      worth.is === 'sum' || worth.is === 'product' || worth.is === 'least' || worth.is === 'most';
    return isList && phrases.subject ? phrases.subject(worth.is, operands(worth)) : kept(worth, reckoned);
  }

  function conditional({ value, many, then, otherwise: other }: When, say: Say): string {
    const group = asGroupSize(value);
    const count = asCount(value);
    const condition = group
      ? when.group(group, many)
      : count
        ? when.count(count, many)
        : when.value(subject(value), many);
    const rest = other ? `${marks.between}${otherwise}${marks.then}${kept(other, say)}` : '';
    return `${condition}${marks.then}${kept(then, say)}${rest}`;
  }

  function comparison(worth: Compare, say: Say): string {
    const { value, whose } = worth;
    const group = asGroupSize(value);
    const count = asCount(value);
    const { full, brief } = group
      ? comparing.group(group, whose)
      : count
        ? comparing.count(count, whose)
        : comparing.value(subject(value), whose);
    return branchesOf(worth)
      .map(
        ({ result, worth: branch }, i) =>
          `${(i === 0 ? full : brief)[result]}${marks.then}${kept(branch, say)}`,
      )
      .join(marks.between);
  }

  return (bonus) => {
    const worth = outlineOf(bonus);
    const parts = worth.is === 'sum' && worth.of.some(isLong) ? worth.of : [worth];
    return parts.map((part) => sentence(scored(part))).join(' ');
  };
}
