// Validates untrusted JSON: small readers that return a value, or report every fault they find.

import type { Fault, JsonType } from './faults.ts';

/** The path of a value, and where to report its faults. */
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

/** Clips quoted input. */
export const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The context of a part: a key of an object, or an index of a list. */
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

/** One of a fixed set of words. */
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

/** A line of text: not empty, not too long, no control or formatting characters. */
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

/** Upper bound for reading a list, however long it is. */
const MOST_READ = 64;

/** A list of `atLeast` to `atMost` parts. Parts are read even if the length is wrong. */
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

/** A list with one reader per part. */
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
 * Reports each duplicate word, whatever else is wrong in the list; returns whether all are distinct. `at` is the path
 * of the i-th word.
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

/** A list of distinct words. */
export const distinct =
  <P extends JsonContext>(read: (value: unknown, context: P) => readonly unknown[] | undefined) =>
  (value: unknown, context: P): readonly unknown[] | undefined => {
    const parts = read(value, context);
    const differ = !Array.isArray(value) || allDiffer(value, (i) => inside(context, i).path, context.report);
    return differ ? parts : undefined;
  };

/** The keys of an object: each with its reader, and whether it is optional. */
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
