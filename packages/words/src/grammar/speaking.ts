// A scoring condition in words: how its sentences are put together in every language, from the phrases of one.

import type { Bonus } from '@wagons/rules/scoring';
import { sentence } from '../language/sentence.ts';
import {
  asCount,
  asGroupSize,
  branchesOf,
  type BySize,
  type Compare,
  type Condition,
  type Distance,
  type Each,
  isLong,
  type Step,
  type Worth,
} from './outline.ts';
import { outlineOf } from './outlineOf.ts';
import type { Comparing, Phrases } from './phrases.ts';

export type { Phrases } from './phrases.ts';

/** Describes a condition in one sentence, or in several where its parts are long. */
export const describeBy =
  (phrases: Phrases): ((bonus: Bonus) => string) =>
  (bonus) =>
    inParentheses(sentencesOf(outlineOf(bonus), phrases).map(sentence).join(' '));

/** Brackets keep parts together while a text is made; readers see parentheses. */
const inParentheses = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

function sentencesOf(worth: Worth, phrases: Phrases): readonly string[] {
  if (worth.is === 'changeHands')
    return [...sentencesOf(worth.of, phrases), handover(worth, 'before', phrases)];
  const parts = worth.is === 'sum' && worth.of.some(isLong) ? worth.of : [worth];
  return parts.map((part) => say(part, 'points', phrases));
}

/** Points that are scored ("1 point per gun"), or a number to compute with ("the number of guns"). */
type Mode = 'points' | 'number';

function say(worth: Worth, as: Mode, phrases: Phrases): string {
  const { marks } = phrases;
  switch (worth.is) {
    case 'points':
      return phrases[as](worth.points);
    case 'each':
      return as === 'points' ? phrases.per(worth) : times(worth, phrases);
    case 'distance':
      return as === 'points' ? phrases.perBetween(worth) : times(worth, phrases);
    case 'bySize':
      return bySize(worth, as, phrases);
    case 'sum':
      return as === 'points' ? listed(worth.of, as, phrases) : total(worth.of, phrases);
    case 'product': {
      const product = worth.of.map((part) => operand(part, phrases)).join(marks.times);
      return as === 'points' ? phrases.asProduct(product) : `[${product}]`;
    }
    case 'least':
    case 'most': {
      const parts = `[${listed(worth.of, 'number', phrases)}]`;
      return as === 'points' ? phrases.asMany(worth.is, parts) : phrases.list(worth.is, parts);
    }
    case 'part':
      return phrases.part(operand(worth.of, phrases), worth.by);
    case 'table': {
      const steps = stepsOf(worth.steps, (inner) => kept(inner, as, phrases), phrases);
      return `${tableBy(worth.value, phrases)}${marks.then}${steps}${nothing(as, worth.hasBelow, phrases)}`;
    }
    case 'compare':
      return comparison(worth, as, phrases);
    case 'difference': {
      const condition = conditionOf(worth.when, phrases);
      if (as === 'points') return phrases.scoreDifference(condition);
      return `${condition}${marks.then}${phrases.difference}${nothing(as, true, phrases)}`;
    }
    case 'changeHands':
      return `${handover(worth, 'after', phrases)}${marks.then}${kept(worth.of, as, phrases)}`;
    case 'theirs': {
      const theirs = `[${say(worth.of, as, phrases)}]`;
      return as === 'points' ? phrases.asTheirs(theirs) : phrases.theirs(theirs);
    }
    case 'choose':
      return `${phrases.forThe(worth.chosen)}${marks.then}${say(worth.worth, as, phrases)}`;
  }
}

/** A number says of what is in none of its cases that it is 0; points say nothing of it. */
const nothing = (as: Mode, isOpen: boolean, { marks, otherwise, number }: Phrases): string =>
  as === 'number' && isOpen ? `${marks.between}${otherwise}${marks.then}${number(0)}` : '';

// ---- Parts of a whole ----

/** A part inside a longer whole. */
function kept(worth: Worth, as: Mode, phrases: Phrases): string {
  const isBare = !isLong(worth) || (as === 'number' && (worth.is === 'sum' || worth.is === 'bySize'));
  return isBare ? say(worth, as, phrases) : `[${say(worth, as, phrases)}]`;
}

const listed = (parts: readonly Worth[], as: Mode, phrases: Phrases): string =>
  parts.map((part) => kept(part, as, phrases)).join(phrases.marks.between);

/** A number inside a sentence or a calculation: what has marks of its own could be torn apart there. */
function compact(worth: Worth, phrases: Phrases): string {
  const text = kept(worth, 'number', phrases);
  return /[,;:]/.test(text.replaceAll(/\[.*\]|\([^()]*\)/g, '')) ? `[${text}]` : text;
}

const operand = (worth: Worth, phrases: Phrases): string =>
  worth.is === 'sum' ? `[${say(worth, 'number', phrases)}]` : compact(worth, phrases);

/** "the number of guns plus the number of cows minus 2" */
function total(parts: readonly Worth[], phrases: Phrases): string {
  const { plus, minus } = phrases.marks;
  return parts
    .map((part, i) => {
      if (i === 0) return operand(part, phrases);
      return 'points' in part && part.points < 0
        ? `${minus}${operand({ ...part, points: -part.points }, phrases)}`
        : `${plus}${operand(part, phrases)}`;
    })
    .join('');
}

/** "the number of guns", "2 × the number of guns" */
function times(worth: Each | Distance, phrases: Phrases): string {
  const { number, marks } = phrases;
  const group = asGroupSize(worth);
  if (group) return phrases.sizeOf(group);
  const count = worth.is === 'each' ? phrases.numberOf(worth) : phrases.numberBetween(worth);
  return worth.points === 1 ? count : `${number(worth.points)}${marks.times}${count}`;
}

// ---- Tables ----

const stepsOf = <T>(
  steps: ReadonlyArray<Step<T>>,
  sayWorth: (worth: T) => string,
  { span, marks }: Phrases,
): string =>
  steps.map(({ many, worth }) => `${span(many)}${marks.then}${sayWorth(worth)}`).join(marks.between);

function bySize(worth: BySize, as: Mode, phrases: Phrases): string {
  const steps = stepsOf(worth.steps, phrases[as], phrases);
  return as === 'points'
    ? `${phrases.bySize(worth)}${phrases.marks.then}${steps}`
    : `${phrases.totalBySize(worth)} [${steps}${nothing(as, worth.hasBelow, phrases)}]`;
}

function tableBy(value: Worth, phrases: Phrases): string {
  const count = asGroupSize(value) ? undefined : asCount(value);
  return count ? phrases.by.count(count) : phrases.by.value(compact(value, phrases));
}

// ---- Both towns ----

function comparing({ value, whose }: Pick<Condition, 'value' | 'whose'>, phrases: Phrases): Comparing {
  const group = asGroupSize(value);
  if (group) return phrases.comparing.group(group, whose);
  const count = asCount(value);
  if (count) return phrases.comparing.count(count, whose);
  return phrases.comparing.value(compact(value, phrases), whose);
}

const conditionOf = (when: Condition, phrases: Phrases): string => comparing(when, phrases).full[when.result];

function comparison(worth: Compare, as: Mode, phrases: Phrases): string {
  const { full, brief } = comparing(worth, phrases);
  const branches = branchesOf(worth);
  const said = branches.map(({ result, worth: branch }, i) => {
    const condition = (i === 0 ? full : brief)[result];
    return `${condition}${phrases.marks.then}${kept(branch, as, phrases)}`;
  });
  return `${said.join(phrases.marks.between)}${nothing(as, branches.length < 3, phrases)}`;
}

const handover = (
  { when, points }: Worth & { readonly is: 'changeHands' },
  are: 'before' | 'after',
  phrases: Phrases,
): string => phrases.changeHands(conditionOf(when, phrases), points, are);
