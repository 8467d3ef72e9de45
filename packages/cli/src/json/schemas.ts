// Reading JSON with suspicion: towns and cards of a question, or the first thing that is wrong with it.

import type { Cell, Placement, Rotation, Town } from '@wagons/rules';
import type { Fault, JsonType } from '@wagons/rules/deck';
import { parseCell } from '@wagons/rules/notation';
import { faultText, type Words } from '@wagons/words';
import { printable } from '../terminal/block.ts';

/** Reads values and remembers the first complaint; what cannot be read stands in as something harmless. */
export function suspiciousReader(words: Words) {
  let complaint: string | undefined;
  const tell = (path: string, sentence: string): void => {
    complaint ??= `${words.errors.atPath(path)} ${sentence}`;
  };
  const fault = (found: Fault): void => {
    complaint ??= faultText(words, found);
  };
  const wrongType = (value: unknown, path: string, expected: JsonType): void =>
    // What is missing has been told already.
    value === undefined
      ? undefined
      : fault({ path, what: 'wrongType', found: typeOf(value), expected: [expected] });

  function keys(
    value: unknown,
    path: string,
    { must = [], may = [] }: { readonly must?: readonly string[]; readonly may?: readonly string[] },
  ): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrongType(value, path, 'object');
      return {};
    }
    const known = [...must, ...may];
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown !== undefined)
      fault({ path, what: 'unknownWord', found: printable(unknown), expected: known });
    for (const key of must.filter((one) => !Object.hasOwn(value, one))) fault({ path, what: 'missing', key });
    return Object.fromEntries(Object.entries(value).filter(([key]) => known.includes(key)));
  }

  function list(value: unknown, path: string, atMost = Number.POSITIVE_INFINITY): readonly unknown[] {
    if (!Array.isArray(value)) {
      wrongType(value, path, 'list');
      return [];
    }
    if (value.length > atMost) fault({ path, what: 'wrongCount', found: value.length, atLeast: 0, atMost });
    return value;
  }

  function text(value: unknown, path: string): string {
    if (typeof value === 'string') return value;
    wrongType(value, path, 'text');
    return '';
  }

  function cell(value: unknown, path: string): Cell {
    const found = text(value, path);
    const read = parseCell(found) ?? parseFraction(found);
    if (read) return read;
    const { unexpected } = words.errors.textErrors;
    tell(
      path,
      unexpected({ line: 1, column: 1, what: 'unexpected', found: printable(found), expected: ['cell'] }),
    );
    return { x: 0, y: 0 };
  }

  function placement(value: unknown, path: string): Placement {
    const found = keys(value, path, { must: ['card', 'cell'], may: ['rotation', 'type'] });
    // A move of a game is a placement, too.
    const { type = 'place', rotation = 'upright' } = found;
    if (type !== 'place')
      fault({
        path: `${path}.type`,
        what: 'unknownWord',
        found: printable(String(type)),
        expected: ['place'],
      });
    return {
      card: text(found['card'], `${path}.card`),
      cell: cell(found['cell'], `${path}.cell`),
      // Any other word is for the rules to refuse: the card lies on its side (P4).
      rotation: text(rotation, `${path}.rotation`) as Rotation,
    };
  }

  const town = (value: unknown, path: string): Town =>
    list(value, path).map((one, i) => placement(one, `${path}[${i}]`));

  return { keys, list, text, town, complaint: () => complaint };
}

/** A cell between the cells, for the rules to refuse (P5). */
function parseFraction(text: string): Cell | undefined {
  const match = /^(-?\d{1,3}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text);
  const cell = { x: Number(match?.[1]), y: Number(match?.[2]) };
  return match && !(Number.isInteger(cell.x) && Number.isInteger(cell.y)) ? cell : undefined;
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return 'object';
}
