// Tests of the interpreted reader: it agrees with TypeBox's compiled checks on every schema of the protocol.

import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { COMMANDS, CLIENT_MESSAGES, SERVER_MESSAGES } from './messages.ts';
import { readBy } from './readBy.ts';
import { Problem, type Route, ROUTES } from './routes.ts';

const ANSWERS = Object.entries(ROUTES).map(([name, { answer }]) => [`${name} (answer)`, answer] as const);
const BODIES = (Object.entries(ROUTES) as ReadonlyArray<[string, Route]>).flatMap(([name, { body }]) =>
  body ? [[`${name} (body)`, body] as const] : [],
);
const ALL: ReadonlyArray<readonly [name: string, schema: TSchema]> = [
  ...Object.entries({ ...SERVER_MESSAGES, Problem }),
  ...Object.entries(CLIENT_MESSAGES).map(([name, schema]) => [`${name} (client)`, schema] as const),
  ...Object.entries(COMMANDS).map(([name, schema]) => [`${name} (command)`, schema] as const),
  ...ANSWERS,
  ...BODIES,
];

type Json = { readonly [key: string]: unknown };
const partsOf = (value: unknown): readonly Json[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, ...rest } = value as Json;
  return [
    value as Json,
    ...Object.values(properties as Json).flatMap(partsOf),
    ...Object.values(rest).flatMap(partsOf),
  ];
};

/** The same schema for compiled checks, with unknown fields allowed. */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'additionalProperties')
      .map(([key, part]) => [key, opened(part)]),
  );
}

/** Values that fit a schema, mostly. */
function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  const { anyOf, type, properties = {}, required = [], items = {}, minItems = 0 } = schema;
  if (anyOf) return fc.oneof(...(anyOf as readonly Json[]).map(valuesOf));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as readonly unknown[]));
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties as Json).map(([key, part]) => [key, valuesOf(part as Json)]),
        ),
        { requiredKeys: [...(required as readonly string[])] },
      );
    case 'array':
      return fc.array(valuesOf(items as Json), { minLength: minItems as number, maxLength: 4 });
    case 'string':
      return typeof schema['pattern'] === 'string'
        ? fc.stringMatching(new RegExp(schema['pattern']))
        : fc.string({ minLength: 1, maxLength: 12 });
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -50), max: Number(schema['maximum'] ?? 9999) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

const WRONG = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  'x'.repeat(300),
  [],
  [null],
  {},
  { type: 1 },
];

/** Replaces one part of a value, chosen by a number, by something else. */
function damaged(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null || at % 4 === 0) return by;
  const entries = Object.entries(value);
  if (entries.length === 0) return by;
  const index = at % entries.length;
  const next = Math.floor(at / 5);
  if (Array.isArray(value)) return value.with(index, damaged(value[index], next, by));
  return Object.fromEntries(
    entries.map(([key, part], i) => [key, i === index ? damaged(part, next, by) : part] as const),
  );
}

describe('reading by a schema', () => {
  it.each(ALL)('agrees with the compiled check: %s', (_, schema) => {
    const compiled = Compile(opened(schema) as TSchema);
    fc.assert(
      fc.property(valuesOf(schema as Json), fc.nat(), fc.constantFrom(...WRONG), (value, at, by) => {
        // Only JSON is read.
        for (const one of [value, damaged(value, at, by)]) {
          const json: unknown = one === undefined ? null : JSON.parse(JSON.stringify(one));
          expect(readBy(schema, json).ok).toBe(compiled.Check(json));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('knows every keyword of the schemas', () => {
    const known = [
      ...[
        'anyOf',
        'const',
        'enum',
        'type',
        'properties',
        'required',
        'additionalProperties',
        'items',
        'minItems',
      ],
      ...['maxItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'description'],
    ];
    const used = ALL.flatMap(([, schema]) => partsOf(schema)).flatMap(Object.keys);
    expect([...new Set(used)].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('keeps the fields that the schema names, on every level', () => {
    const schema = Type.Object({
      a: Type.Optional(Type.Integer()),
      in: Type.Array(Type.Object({ b: Type.Null() })),
    });
    expect(readBy(schema, { z: 1, in: [{ b: null, c: 2 }] })).toEqual({
      ok: true,
      value: { in: [{ b: null }] },
    });
    const open = Type.Object({ a: Type.Integer() }, { additionalProperties: true });
    expect(readBy(open, { a: 1, z: 2 })).toEqual({ ok: true, value: { a: 1, z: 2 } });
  });

  it('does not take inherited fields for its own', () => {
    const schema = Type.Object({ constructor: Type.Unknown() });
    expect(readBy(schema, {})).toEqual({ ok: false, error: ['constructor'] });
    expect(readBy(schema, JSON.parse('{"__proto__": {"constructor": 1}}')).ok).toBe(false);
  });

  it('says where the first part is that does not fit, in the order of the schema', () => {
    const schema = Type.Object({
      a: Type.String({ pattern: '^x' }),
      list: Type.Array(Type.Union([Type.Literal(1), Type.Object({ deep: Type.Boolean() })])),
      pair: Type.Tuple([Type.Integer(), Type.Boolean()]),
    });
    const whole = { a: 'x', list: [1, { deep: true }], pair: [1, true] };
    const wrong = (part: object): unknown => {
      const read = readBy(schema, { ...whole, ...part });
      return read.ok ? read.value : read.error;
    };
    expect(wrong({})).toEqual(whole);
    expect(wrong({ a: 'y', list: 7 })).toEqual(['a']);
    expect(wrong({ list: [1, 1, { deep: 1 }] })).toEqual(['list', '2']);
    expect(wrong({ pair: [1] })).toEqual(['pair']);
    expect(wrong({ pair: [1, true, 2] })).toEqual(['pair']);
    expect(wrong({ pair: [1, 1] })).toEqual(['pair', '1']);
    expect(readBy(schema, [])).toEqual({ ok: false, error: [] });
  });
});
