// Reads untrusted JSON by a schema that is interpreted, not compiled: the policy of our page forbids strings as code.

import { ok, refused, type Refused, type Result } from '@wagons/rules';
import type { Static, TSchema } from 'typebox';

/** The keys that lead to the first part that doesn't fit, from the outside in; empty for the value itself. */
export type Mismatch = readonly string[];

/** The keywords of JSON Schema that our schemas use; a test checks that there are no others. */
type JsonSchema = {
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** The schema of all items, or one for each. */
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

type Read = Result<unknown, Mismatch>;

const HERE: Refused<Mismatch> = refused([]);

/**
 * A copy of the value with the fields that the schema names. Unknown fields are dropped, because a later version may add
 * some; an object that allows `additionalProperties` keeps them.
 */
export const readBy = <S extends TSchema>(schema: S, value: unknown): Result<Static<S>, Mismatch> =>
  read(schema, value) as Result<Static<S>, Mismatch>;

function read(schema: JsonSchema, value: unknown): Read {
  if (schema.anyOf) return schema.anyOf.map((one) => read(one, value)).find(({ ok: fits }) => fits) ?? HERE;
  if (schema.type === 'object') return readObject(schema, value);
  if (schema.type === 'array') return readList(schema, value);
  return fitsScalar(schema, value) ? ok(value) : HERE;
}

function readObject(schema: JsonSchema, value: unknown): Read {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return HERE;
  const { properties = {}, required = [], additionalProperties = false } = schema;
  const found = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = additionalProperties ? { ...found } : {};
  for (const [key, schemaOfPart] of Object.entries(properties)) {
    if (Object.hasOwn(found, key)) {
      const part = read(schemaOfPart, found[key]);
      if (!part.ok) return refused([key, ...part.error]);
      copy[key] = part.value;
    } else if (required.includes(key)) return refused([key]);
  }
  return ok(copy);
}

function readList({ items = {}, minItems, maxItems }: JsonSchema, value: unknown): Read {
  if (!Array.isArray(value) || !isWithin(value.length, minItems, maxItems)) return HERE;
  const perItem = 'length' in items ? items : undefined;
  if (perItem && value.length !== perItem.length) return HERE;
  const copy: unknown[] = [];
  for (const [i, item] of value.entries()) {
    const part = read(perItem?.[i] ?? (items as JsonSchema), item);
    if (!part.ok) return refused([String(i), ...part.error]);
    copy.push(part.value);
  }
  return ok(copy);
}

function fitsScalar(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && fitsText(schema, value);
    case 'integer':
      return Number.isInteger(value) && isWithin(value as number, schema.minimum, schema.maximum);
    case 'number':
      return Number.isFinite(value) && isWithin(value as number, schema.minimum, schema.maximum);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    default:
      return true;
  }
}

const fitsText = ({ minLength, maxLength, pattern }: JsonSchema, text: string): boolean =>
  isWithin(text.length, minLength, maxLength) && (pattern === undefined || new RegExp(pattern).test(text));

const isWithin = (size: number, least = -Infinity, most = Infinity): boolean => size >= least && size <= most;
