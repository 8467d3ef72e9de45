// Schemas of the JSON questions about towns, and what a violation of them means.

import type { Cell, Placement, Rotation } from '@wagons/rules';
import { type Fault, jsonTypeOf, type JsonType } from '@wagons/rules/deck';
import { parseCell } from '@wagons/rules/notation';
import { faultText, typedErrorText, type Words } from '@wagons/words';
import {
  array,
  type BaseIssue,
  custom,
  type IssuePathItem,
  literal,
  maxLength,
  type ObjectEntries,
  optional,
  pipe,
  rawTransform,
  strictObject,
  string,
  transform,
} from 'valibot';
import { printable } from '../terminal/block.ts';

/** Unlike `strictObject` alone it refuses lists. The message carries the known keys, which issues don't have. */
const closedObject = <const Entries extends ObjectEntries>(entries: Entries) =>
  pipe(
    custom<object>((value) => jsonTypeOf(value) === 'object'),
    strictObject(entries, Object.keys(entries).join(' ')),
  );

const cell = pipe(
  string(),
  rawTransform(({ dataset: { value }, addIssue, NEVER }): Cell => {
    const read = parseCell(value) ?? parseFraction(value);
    if (read) return read;
    addIssue();
    return NEVER;
  }),
);

/** A cell between the cells, for the rules to refuse (P5). */
function parseFraction(text: string): Cell | undefined {
  const match = /^(-?\d{1,3}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text);
  const read = { x: Number(match?.[1]), y: Number(match?.[2]) };
  return match && !(Number.isInteger(read.x) && Number.isInteger(read.y)) ? read : undefined;
}

const placement = pipe(
  // A move of a game is a placement, too, so `type` is allowed.
  closedObject({
    card: string(),
    cell,
    rotation: optional(string(), 'upright'),
    type: optional(literal('place')),
  }),
  transform((read): Placement => ({
    card: read.card,
    cell: read.cell,
    // Any other word is for the rules to refuse: the card lies on its side (P4).
    rotation: read.rotation as Rotation,
  })),
);

const town = array(placement);

export const scoreQuestion = closedObject({
  center: pipe(array(string()), maxLength(3)),
  towns: closedObject({ first: optional(town, []), second: optional(town, []) }),
});

export const placementsQuestion = closedObject({ town, card: string() });

// ---- Issues as sentences ----

type Issue = BaseIssue<unknown>;

/** Describes the most important issue: a wrong key of an object comes before the contents of that object. */
export function issueText(words: Words, issues: readonly [Issue, ...Issue[]]): string {
  const [first] = issues;
  const keyIssues = issues.filter((issue) => isKeyIssue(issue) && pathOf(first).startsWith(parentOf(issue)));
  const [outermost = first] = keyIssues.toSorted((a, b) => rank(a) - rank(b));
  return sentenceOf(words, outermost);
}

const isKeyIssue = ({ type, path }: Issue): boolean =>
  type === 'strict_object' && path?.at(-1)?.origin === 'key';

const isUnknownKey = ({ expected }: Issue): boolean => expected === 'never';

const rank = (issue: Issue): number => 2 * (issue.path?.length ?? 0) + (isUnknownKey(issue) ? 0 : 1);

const pathTo = (items: readonly IssuePathItem[] = []): string =>
  ['$', ...items.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))].join('');

const pathOf = ({ path }: Issue): string => pathTo(path);
const parentOf = ({ path }: Issue): string => pathTo(path?.slice(0, -1));

const EXPECTED: Readonly<Record<string, JsonType>> = { custom: 'object', array: 'list', string: 'text' };

function sentenceOf(words: Words, issue: Issue): string {
  const fault = faultOf(issue);
  if (fault) return faultText(words, fault);
  const found = printable(String(issue.input));
  const error = { line: 1, column: 1, what: 'unexpected', found, expected: ['cell'] } as const;
  return `${words.errors.atPath({ path: pathOf(issue) })} ${typedErrorText(words, error)}`;
}

/** The fault of an issue; a cell that can't be parsed is none. */
function faultOf(issue: Issue): Fault | undefined {
  const { type, input, message, requirement } = issue;
  const path = pathOf(issue);
  const expected = EXPECTED[type];
  if (expected) return { path, what: 'wrongType', found: jsonTypeOf(input), expected: [expected] };
  if (isKeyIssue(issue)) {
    const key = String(issue.path?.at(-1)?.key);
    return isUnknownKey(issue)
      ? { path: parentOf(issue), what: 'unknownWord', found: printable(key), expected: message.split(' ') }
      : { path: parentOf(issue), what: 'missing', key };
  }
  if (type === 'literal')
    return { path, what: 'unknownWord', found: printable(String(input)), expected: ['place'] };
  if (type === 'max_length' && Array.isArray(input))
    return { path, what: 'wrongCount', found: input.length, atLeast: 0, atMost: Number(requirement) };
  return undefined;
}
