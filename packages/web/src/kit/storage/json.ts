// Validates JSON from storage and files: it may be damaged, foreign, or from another version.

import { readBy } from '@wagons/protocol';
import { type Static, type TSchema, Type } from 'typebox';

export type StoredObject = Readonly<Record<string, unknown>>;

/** A JSON object of any shape. */
export const AnyObject = Type.Unsafe<StoredObject>(Type.Object({}, { additionalProperties: true }));

const { MAX_SAFE_INTEGER } = Number;

export const Integer = Type.Integer({ minimum: -MAX_SAFE_INTEGER, maximum: MAX_SAFE_INTEGER });

/** A whole number that is not negative. */
export const Count = Type.Integer({ minimum: 0, maximum: MAX_SAFE_INTEGER });

/** Validated separately by `valid` or `validEntries`, so that the rest counts even if this is missing or wrong. */
export const Lenient = Type.Optional(Type.Unknown());

/** One of these words. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Enum([...words]));

/** The value, without fields that the schema doesn't name; undefined if it is invalid. */
export function valid<S extends TSchema>(schema: S, value: unknown): Static<S> | undefined {
  const read = readBy(schema, value);
  return read.ok ? read.value : undefined;
}

/** The valid entries of a list; anything but a list is empty. */
export const validEntries = <S extends TSchema>(schema: S, list: unknown): ReadonlyArray<Static<S>> =>
  Array.isArray(list)
    ? list.flatMap((entry) => {
        const read = readBy(schema, entry);
        return read.ok ? [read.value] : [];
      })
    : [];

/** Parses and validates; undefined if either fails. */
export function parseJson<S extends TSchema>(schema: S, text: string | undefined): Static<S> | undefined {
  try {
    return valid(schema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
