// Validates the scoring language: returns an expression, or reports every fault in it (rules F).

import {
  type Fields,
  fields,
  integer,
  type JsonObject,
  listOf,
  distinct,
  object,
  type JsonContext,
  type Reader,
  tuple,
  jsonTypeOf,
  word,
  wrongType,
  clip,
  inside,
} from './json.ts';
import type { Nested } from './faults.ts';
import { type Bonus, ICONS, TERRAINS } from '../core/types.ts';

/** Upper bounds that keep every expression fast to score and short enough to describe in a sentence. */
const LIMITS = {
  depth: 10,
  size: 100,
  list: 8,
  points: 99,
  count: 99,
  sides: 4,
  apart: 20,
  block: 9,
} as const;

/** Inside an expression the context also knows the depth and the enclosing words. */
type BonusContext = JsonContext & {
  readonly depth: number;
  readonly parts: { count: number };
  /** The enclosing words that restrict nesting. */
  readonly around: readonly Around[];
  /** Whether `chosen` is defined here. */
  readonly chosen: boolean;
};

type Around = 'product' | 'choose' | 'compare' | 'changeHands';

/**
 * Where a word isn't allowed. A comparison of both towns evaluates its operand twice; nested comparisons would be
 * exponential.
 */
const NESTED: Readonly<Record<Nested, readonly Around[]>> = {
  product: ['product'],
  choose: ['choose'],
  compare: ['compare'],
  difference: ['compare'],
  changeHands: ['compare', 'changeHands'],
};

/** Reads the condition of a scoring card. */
export const readBonus: (value: unknown, context: JsonContext) => Bonus | undefined = (value, context) =>
  // The grammar below produces only valid `Bonus` values, which the compiler can't infer.
  bonus(value, { ...context, depth: 0, parts: { count: 0 }, around: [], chosen: false }) as Bonus | undefined;

// ---- The grammar: each form by its defining key ----

/** The keys of a form, and a check across them. */
type Form = {
  readonly fields: Fields<BonusContext>;
  readonly check?: (found: JsonObject, context: BonusContext) => boolean;
};
type Grammar = Readonly<Record<string, Form>>;

const must = (read: Reader<BonusContext>) => ({ read });
const may = (read: Reader<BonusContext>) => ({ read, optional: true as const });

const points = integer(-LIMITS.points, LIMITS.points);
const operands = listOf<BonusContext>(bonus, 2, LIMITS.list);
const bounds = (atLeast: number, atMost: number): Fields<BonusContext> => ({
  atLeast: may(integer(atLeast, atMost)),
  atMost: may(integer(atLeast, atMost)),
});
const size = range(1, LIMITS.count);
const side = word(['terrain', 'icon']);

const BONUS: Grammar = {
  each: {
    fields: {
      each: must(things),
      points: may(points),
      steps: may(steps(1, LIMITS.count, points)),
    },
    check: pointsOrSteps,
  },
  distance: { fields: { distance: must(filter), to: must(filter), points: may(points) } },
  sum: { fields: { sum: must(operands) } },
  product: { fields: { product: must(around('product', listOf<BonusContext>(bonus, 2, 2))) } },
  least: { fields: { least: must(operands) } },
  most: { fields: { most: must(operands) } },
  divide: { fields: { divide: must(bonus), by: must(integer(2, LIMITS.points)) } },
  table: { fields: { table: must(bonus), steps: must(steps(-LIMITS.points, LIMITS.points, bonus)) } },
  compare: {
    fields: {
      compare: must(around('compare', elsewhere(bonus))),
      more: may(bonus),
      equal: may(bonus),
      fewer: may(bonus),
    },
    check: someBranch,
  },
  difference: {
    fields: { difference: must(around('compare', elsewhere(bonus))), to: must(word(['more', 'fewer'])) },
  },
  changeHands: {
    fields: {
      changeHands: must(integer(1, LIMITS.points)),
      of: must(around('changeHands', elsewhere(bonus))),
      toMore: must(around('compare', elsewhere(bonus))),
    },
  },
  rival: { fields: { rival: must(elsewhere(bonus)) } },
  choose: { fields: { choose: must(choice), score: must(around('choose', chosenHere(bonus))) } },
};

const THINGS: Grammar = {
  cell: { fields: { cell: must(filter) } },
  group: { fields: { group: must(filter), size: may(size) } },
  space: { fields: { space: must(size), corners: may(yes) } },
  block: {
    fields: {
      block: must(listOf<BonusContext>(integer(1, LIMITS.block), 2, 2)),
      of: may(filter),
      same: may(side),
    },
  },
  pair: { fields: { pair: must(filter), apart: must(integer(1, LIMITS.apart)), between: may(filter) } },
  line: { fields: { line: must(filter), size: must(size) } },
  run: { fields: { run: must(filter), size: may(size) } },
  set: { fields: { set: must(set) } },
  kind: { fields: { kind: must(side), of: may(filter) } },
};

/** Things whose size may determine their worth. */
const SIZED = ['group', 'space', 'line', 'run'];

const CHOICE: Grammar = {
  largestGroup: { fields: { largestGroup: must(elsewhere(filter)) } },
  fullestLine: { fields: { fullestLine: must(elsewhere(filter)) } },
};

const FILTER: Fields<BonusContext> = {
  terrain: may(oneOrMore(TERRAINS)),
  icon: may(oneOrMore(ICONS)),
  beside: may(filter),
  near: may(filter),
  amid: may(filter),
  neighbours: may(neighbours),
  emptySides: may(range(0, LIMITS.sides)),
  chosen: may(chosen),
  not: may(filter),
  any: may(listOf<BonusContext>(filter, 1, LIMITS.list)),
  all: may(listOf<BonusContext>(filter, 1, LIMITS.list)),
};

// ---- Readers ----

function bonus(value: unknown, context: BonusContext): unknown {
  if (typeof value === 'number') return enter(context) && points(value, context);
  if (jsonTypeOf(value) !== 'object') return wrongType(value, context, 'object', 'integer');
  return oneForm(value, context, BONUS);
}

function things(value: unknown, context: BonusContext): unknown {
  return oneForm(value, context, THINGS);
}

function choice(value: unknown, context: BonusContext): unknown {
  return oneForm(value, context, CHOICE);
}

function filter(value: unknown, context: BonusContext): unknown {
  const deeper = enter(context);
  const found = object(value, context);
  return deeper && found && fields(found, deeper, FILTER);
}

/** Reads an object with exactly one defining key of a grammar. */
function oneForm(value: unknown, context: BonusContext, grammar: Grammar): JsonObject | undefined {
  const deeper = enter(context);
  const found = object(value, context);
  const name = deeper && found && nameOf(found, context, grammar);
  const form = name === undefined ? undefined : grammar[name];
  if (!deeper || !found || !name || !form) return undefined;
  // All checks run, so that every fault is reported.
  const isAllowed = mayStand(name, context);
  const isWhole = form.check?.(found, context) ?? true;
  const read = fields(found, deeper, form.fields);
  return isAllowed && isWhole ? read : undefined;
}

const wordsIn = (found: object, grammar: Grammar): readonly string[] =>
  Object.keys(grammar).filter((name) => Object.hasOwn(found, name));

/** The defining key of an object. */
function nameOf(found: JsonObject, context: BonusContext, grammar: Grammar): string | undefined {
  const [name, ...others] = wordsIn(found, grammar);
  if (name !== undefined && others.length === 0) return name;
  const expected = Object.keys(grammar);
  // A misspelled key is named. Without any key, or with two, the fault is that there must be exactly one.
  const odd = name === undefined ? Object.keys(found).slice(0, LIMITS.list) : [];
  for (const key of odd) {
    context.report({ path: inside(context, key).path, what: 'unknownWord', found: clip(key), expected });
  }
  if (odd.length === 0) {
    context.report({ path: context.path, what: 'noOneWord', found: wordsIn(found, grammar), expected });
  }
  return undefined;
}

function mayStand(name: string, { path, around: outer, report }: BonusContext): boolean {
  if (!isNested(name) || !NESTED[name].some((one) => outer.includes(one))) return true;
  report({ path, what: 'nested', word: name });
  return false;
}

const isNested = (name: string): name is Nested => Object.hasOwn(NESTED, name);

/** Descends one level; undefined if the expression is too deep or too large. */
function enter(context: BonusContext): BonusContext | undefined {
  const { path, report, parts, depth } = context;
  parts.count++;
  if (parts.count === LIMITS.size + 1) report({ path, what: 'tooLarge', limit: LIMITS.size });
  if (depth === LIMITS.depth) report({ path, what: 'tooDeep', limit: LIMITS.depth });
  return parts.count > LIMITS.size || depth === LIMITS.depth ? undefined : { ...context, depth: depth + 1 };
}

/** Marks the inside of a word that restricts nesting. */
function around(name: Around, read: Reader<BonusContext>): Reader<BonusContext> {
  return (value, context) => read(value, { ...context, around: [...context.around, name] });
}

/** Inside `choose`, where `chosen` is defined. */
function chosenHere(read: Reader<BonusContext>): Reader<BonusContext> {
  return (value, context) => read(value, { ...context, chosen: true });
}

/** Where `chosen` isn't defined: in the other town, or before the choice. */
function elsewhere(read: Reader<BonusContext>): Reader<BonusContext> {
  return (value, context) => read(value, { ...context, chosen: false });
}

function chosen(value: unknown, context: BonusContext): unknown {
  if (!yes(value, context)) return undefined;
  if (context.chosen) return true;
  context.report({ path: context.path, what: 'nothingChosen' });
  return undefined;
}

/** A flag: its only value is true. */
function yes(value: unknown, context: BonusContext): true | undefined {
  if (value === true) return true;
  if (value !== false) return wrongType(value, context, 'boolean');
  context.report({ path: context.path, what: 'unknownWord', found: 'false', expected: ['true'] });
  return undefined;
}

function oneOrMore(words: readonly string[]): Reader<BonusContext> {
  const several = distinct(listOf<BonusContext>(word(words), 1, words.length));
  return (value, context) => {
    if (Array.isArray(value)) return several(value, context);
    return typeof value === 'string'
      ? word(words)(value, context)
      : wrongType(value, context, 'text', 'list');
  };
}

/** A complete set: distinct words, all terrains or all icons. */
function set(value: unknown, context: BonusContext): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const words: readonly string[] = TERRAINS.some((terrain) => terrain === first) ? TERRAINS : ICONS;
  return distinct(listOf<BonusContext>(word(words), 2, words.length))(value, context);
}

function neighbours(value: unknown, context: BonusContext): unknown {
  const found = object(value, context);
  const read = found && fields(found, context, { of: must(filter), ...bounds(0, LIMITS.sides) });
  return read && notEmpty(read, context) ? read : undefined;
}

function range(atLeast: number, atMost: number): Reader<BonusContext> {
  return (value, context) => {
    const found = object(value, context);
    const read = found && fields(found, context, bounds(atLeast, atMost));
    return read && notEmpty(read, context) ? read : undefined;
  };
}

/** A range needs a bound, and its lower bound may not be above its upper one. */
function notEmpty({ atLeast, atMost }: JsonObject, { path, report }: BonusContext): boolean {
  const sound =
    (atLeast ?? atMost) !== undefined && Number(atLeast ?? -Infinity) <= Number(atMost ?? Infinity);
  if (!sound) report({ path, what: 'emptyRange' });
  return sound;
}

/** A comparison needs a branch. */
function someBranch(found: JsonObject, { path, report }: BonusContext): boolean {
  const sound = ['more', 'equal', 'fewer'].some((branch) => Object.hasOwn(found, branch));
  if (!sound) report({ path, what: 'missing', key: 'more | equal | fewer' });
  return sound;
}

/** `steps` replace `points`, and only for things that have a size. */
function pointsOrSteps(found: JsonObject, context: BonusContext): boolean {
  if (!Object.hasOwn(found, 'steps')) return true;
  const { path, report } = context;
  const both = ['points', 'steps'];
  const isOne = !Object.hasOwn(found, 'points');
  if (!isOne) report({ path, what: 'noOneWord', found: both, expected: both });
  const each = found['each'];
  const counted = typeof each === 'object' && each !== null ? wordsIn(each, THINGS) : [];
  const hasSize = counted.every((thing) => SIZED.includes(thing));
  if (!hasSize) {
    report({
      path: inside(context, 'steps').path,
      what: 'unknownWord',
      found: 'steps',
      expected: ['points'],
    });
  }
  return isOne && hasSize;
}

/** A step table: pairs of a lower bound and a value. The bounds increase. */
function steps(atLeast: number, atMost: number, worth: Reader<BonusContext>): Reader<BonusContext> {
  return (value, context) => {
    const count = Array.isArray(value) ? Math.min(value.length, LIMITS.list) : 1;
    let least = atLeast;
    // Leaves room for the remaining steps, so that a valid number always exists.
    let most = atMost - count + 1;
    const from: Reader<BonusContext> = (number, at) => {
      const read = integer(least, most)(number, at);
      least = (read ?? least) + 1;
      most = Math.min(most + 1, atMost);
      return read;
    };
    return listOf<BonusContext>(tuple(from, worth), 1, LIMITS.list)(value, context);
  };
}
