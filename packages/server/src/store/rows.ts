// Reads the columns of a row as untrusted input: an unexpected value means damaged storage.

import { StoreError } from '../ports/store.ts';
import type { Row, SqlTx } from './sql.ts';

export const damaged = (what: string, cause?: unknown): StoreError =>
  new StoreError('damaged', `${what} cannot be read`, cause);

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw damaged(`${column} of a row`);
  return value;
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw damaged(`${column} of a row`);
  return value;
}

export const maybeText = (row: Row, column: string): string | undefined =>
  row[column] === undefined ? undefined : textIn(row, column);

export const maybeNumber = (row: Row, column: string): number | undefined =>
  row[column] === undefined ? undefined : numberIn(row, column);

export function jsonIn(row: Row, column: string): unknown {
  const text = textIn(row, column);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(`${column} of a row`, error);
  }
}

/** One of the given words. */
export function wordIn<W extends string>(row: Row, column: string, words: readonly W[]): W {
  const text = textIn(row, column);
  const word = words.find((one) => one === text);
  if (word === undefined) throw damaged(`${column} of a row`);
  return word;
}

/** The most keys per query. */
const MOST_KEYS = 256;

/**
 * The rows for any number of keys. Each query is padded to a power of two with its last key, so that few statements
 * have to be prepared.
 */
export async function allOf(
  sql: SqlTx,
  keys: readonly string[],
  ask: (marks: string) => string,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < keys.length; from += MOST_KEYS) {
    const some = keys.slice(from, from + MOST_KEYS);
    const size = 2 ** Math.ceil(Math.log2(some.length));
    const marks = Array.from({ length: size }, (_, at) => `$${at + 1}`).join(', ');
    const values = Array.from({ length: size }, (_, at) => some[Math.min(at, some.length - 1)]);
    found.push(...(await sql.all(ask(marks), values)));
  }
  return found;
}
