// The file of a data set: one game per line (JSON Lines), appended as games end, so that a run can be resumed.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { ok, refused, type Result } from '@wagons/rules';
import type { Row } from './row.ts';
import { type Fixture, nameOf } from './schedule.ts';

/** Why a file can't be used: a line that is damaged, counted from 1. */
export type DatasetError = { readonly line: number };

export type Dataset = {
  /** The games of the file, each once. */
  readonly rows: readonly Row[];
  /** The characters of a last line that was not written to its end. */
  readonly torn: number;
};

/** Reads the text of a data set. A last line without its end is torn: the run was stopped while it was written. */
export function readDataset(text: string): Result<Dataset, DatasetError> {
  const lines = text.split('\n');
  const torn = lines.pop()?.length ?? 0;
  const rows = new Map<string, Row>();
  for (const [at, line] of lines.entries()) {
    const row = readRow(line);
    if (!row) return refused({ line: at + 1 });
    // The same game is always played in the same way, so a repetition says nothing new.
    rows.set(nameOf(row), row);
  }
  return ok({ rows: [...rows.values()], torn });
}

/** Reads a file, and cuts off a torn last line so that the next game gets a line of its own. */
export function resumeFile(path: string): Result<readonly Row[], DatasetError> {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const read = readDataset(text);
  if (!read.ok) return read;
  const { rows, torn } = read.value;
  // Every character of a data set is one byte.
  if (torn > 0) truncateSync(path, text.length - torn);
  return ok(rows);
}

/** The games that are not stored yet. */
export function missingFrom(rows: readonly Row[], fixtures: readonly Fixture[]): readonly Fixture[] {
  const stored = new Set(rows.map(nameOf));
  return fixtures.filter((fixture) => !stored.has(nameOf(fixture)));
}

export const appendRow = (path: string, row: Row): void => appendFileSync(path, `${JSON.stringify(row)}\n`);

function readRow(line: string): Row | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return isRow(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function isRow(json: unknown): json is Row {
  if (typeof json !== 'object' || json === null) return false;
  const { deck, center, game, code, start, first, second, skips, engine, nodes } = json as Partial<
    Record<keyof Row, unknown>
  >;
  return (
    [deck, game, nodes].every(Number.isInteger) &&
    [code, start, engine].every((one) => typeof one === 'string') &&
    isList(center, 'string', 3) &&
    isList(first, 'number', 9) &&
    isList(second, 'number', 9) &&
    isList(skips, 'number')
  );
}

const isList = (list: unknown, of: 'string' | 'number', length?: number): boolean =>
  Array.isArray(list) &&
  list.length === (length ?? list.length) &&
  list.every((one: unknown) => typeof one === of);
