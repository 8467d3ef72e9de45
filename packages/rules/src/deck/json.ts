// Validates untrusted JSON: small readers that return a value, or report every fault they met.

import type { Fault, JsonType } from './faults.ts';

/** Where in a file a value is, and where its faults are reported. */
export type JsonContext = { readonly path: string; readonly report: (fault: Fault) => void };

/** Reads a value. Undefined means that it is invalid and its fault has been reported. */
export type Reader<P extends JsonContext = JsonContext> = (value: unknown, context: P) => unknown;

export type JsonObject = Readonly<Record<string, unknown>>;

export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'object';
  }
}

/** Faults quote what they found, but never at length. */
export const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The context of a part: a key of an object, or a position in a list. */
export function inside<P extends JsonContext>(context: P, key: string | number): P {
  if (typeof key === 'number') return { ...context, path: `${context.path}[${key}]` };
  return {
    ...context,
    path: context.path + (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(clip(key))}]`),
  };
}

export function wrongType(
  value: unknown,
  { path, report }: JsonContext,
  ...expected: readonly JsonType[]
): undefined {
  report({ path, what: 'wrongType', found: jsonTypeOf(value), expected });
}

export function object(value: unknown, context: JsonContext): JsonObject | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrongType(value, context, 'object');
  return value as JsonObject;
}

export const integer =
  (atLeast: number, atMost: number) =>
  (value: unknown, context: JsonContext): number | undefined => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return wrongType(value, context, 'integer');
    if (value >= atLeast && value <= atMost) return value === 0 ? 0 : value;
    context.report({ path: context.path, what: 'outOfRange', found: value, atLeast, atMost });
    return undefined;
  };

/** One of a closed set of words. */
export const word =
  <T extends string>(words: readonly T[]) =>
  (value: unknown, context: JsonContext): T | undefined => {
    if (typeof value !== 'string') return wrongType(value, context, 'text');
    const known = words.find((one) => one === value);
    if (known === undefined) {
      context.report({ path: context.path, what: 'unknownWord', found: clip(value), expected: words });
    }
    return known;
  };

/** A line for people to read: not empty, not too long, and nothing in it that could steer a terminal or a page. */
export const line =
  (limit: number) =>
  (value: unknown, context: JsonContext): string | undefined => {
    if (typeof value !== 'string') return wrongType(value, context, 'text');
    const length = [...value.slice(0, 2 * limit + 1)].length;
    if (value.trim() !== '' && length <= limit && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(value))
      return value;
    context.report({ path: context.path, what: 'badText', limit });
    return undefined;
  };

/** However long a list is, no more of it is read than a person would put right by hand. */
const MOST_READ = 64;

/** A list of `atLeast` to `atMost` parts. The parts of one that has the wrong length are read all the same. */
export const listOf =
  <P extends JsonContext>(read: Reader<P>, atLeast: number, atMost: number) =>
  (value: unknown, context: P): readonly unknown[] | undefined => {
    if (!Array.isArray(value)) return wrongType(value, context, 'list');
    const rightCount = value.length >= atLeast && value.length <= atMost;
    if (!rightCount)
      context.report({ path: context.path, what: 'wrongCount', found: value.length, atLeast, atMost });
    const parts = value.slice(0, MOST_READ).map((part: unknown, i) => read(part, inside(context, i)));
    return rightCount && !parts.includes(undefined) ? parts : undefined;
  };

/** A list with a reader for each of its parts. */
export const tuple =
  <P extends JsonContext>(...readers: ReadonlyArray<Reader<P>>) =>
  (value: unknown, context: P): readonly unknown[] | undefined => {
    if (!Array.isArray(value)) return wrongType(value, context, 'list');
    const count = readers.length;
    if (value.length !== count) {
      context.report({
        path: context.path,
        what: 'wrongCount',
        found: value.length,
        atLeast: count,
        atMost: count,
      });
    }
    const parts = value.slice(0, count).map((part: unknown, i) => readers[i]?.(part, inside(context, i)));
    return value.length === count && !parts.includes(undefined) ? parts : undefined;
  };

/**
 * Reports each word that is in a list a second time, whatever else is wrong there; returns whether all differ. `at`
 * is the path of the i-th word.
 */
export function allDiffer(
  words: readonly unknown[],
  at: (i: number) => string,
  report: (fault: Fault) => void,
): boolean {
  const first = new Map<string, number>();
  let differ = true;
  for (const [i, word] of words.slice(0, MOST_READ).entries()) {
    if (typeof word !== 'string') continue;
    const before = first.get(word);
    if (before === undefined) first.set(word, i);
    else {
      report({ path: at(i), what: 'duplicate', found: clip(word), first: at(before) });
      differ = false;
    }
  }
  return differ;
}

/** A list of different words. */
export const distinct =
  <P extends JsonContext>(read: (value: unknown, context: P) => readonly unknown[] | undefined) =>
  (value: unknown, context: P): readonly unknown[] | undefined => {
    const parts = read(value, context);
    const differ = !Array.isArray(value) || allDiffer(value, (i) => inside(context, i).path, context.report);
    return differ ? parts : undefined;
  };

/** The keys of an object: each with its reader, and whether it may be missing. */
export type Fields<P extends JsonContext = JsonContext> = Readonly<
  Record<string, { readonly read: Reader<P>; readonly optional?: true }>
>;

/** Reads the keys of an object into a new one; reports unknown and missing keys and every fault inside. */
export function fields<P extends JsonContext>(
  found: JsonObject,
  context: P,
  known: Fields<P>,
): JsonObject | undefined {
  const { path, report } = context;
  const keys = Object.keys(known);
  let sound = true;
  for (const key of Object.keys(found).filter((one) => !keys.includes(one))) {
    report({ path: inside(context, key).path, what: 'unknownWord', found: clip(key), expected: keys });
    sound = false;
  }
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(known)) {
    if (Object.hasOwn(found, key)) {
      read[key] = field.read(found[key], inside(context, key));
      if (read[key] === undefined) sound = false;
    } else if (!field.optional) {
      report({ path, what: 'missing', key });
      sound = false;
    }
  }
  return sound ? read : undefined;
}
