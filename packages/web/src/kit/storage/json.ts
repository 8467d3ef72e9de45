// Validates JSON from storage, files and the server: it may be damaged, foreign, or from another version.

import * as v from 'valibot';

export type StoredObject = Readonly<Record<string, unknown>>;

/** A JSON object of any shape. */
export const AnyObject = v.custom<StoredObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A whole number that is not negative. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An invalid value counts as missing. */
export const orMissing = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined);

/** The valid entries of a list; anything but a list is empty. */
export const validEntries = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list): readonly T[] =>
        list.flatMap((entry) => {
          const read = v.safeParse(schema, entry);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );

/** Parses and validates; undefined if either fails. */
export function parseJson<T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? ''));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
