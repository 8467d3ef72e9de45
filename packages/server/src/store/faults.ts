// Classifies database errors.

/** Keeps the server from starting; its message is written for the operator. */
export class CannotOpen extends Error {}

/** SQLite: a primary key, unique key or rowid exists already. PostgreSQL: 23505. */
const TAKEN = new Set<unknown>([1555, 2067, 2579, '23505']);

/** SQLite: a column that can't be null. PostgreSQL: 23502. */
const MISSING = new Set<unknown>([1299, '23502']);

/**
 * SQLite: the file is locked by another program, or an I/O error. PostgreSQL: shutting down, starting up, out of
 * connections, or this process has paused inside a transaction.
 */
const AWAY = new Set<unknown>([
  5,
  6,
  10,
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '57014',
  '55P03',
]);
/** The schema has changed under a prepared statement; a new connection will prepare it again. */
const OUTDATED = '0A000';
/** Serialization failures and deadlocks: this transaction was chosen to be retried. */
const CHOSEN = new Set<unknown>(['40001', '40P01']);
const NETWORK = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the driver without a code: the connection was lost or never established. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;

/** SQLite: no space in the file system or in the file. PostgreSQL: 53100. */
const FULL = new Set<unknown>([13, '53100', 'ENOSPC', 'EDQUOT']);

/** SQLite: the file is damaged, or isn't a database. PostgreSQL: XX001 for data, XX002 for an index. */
const DAMAGED = new Set<unknown>([11, 26, 'XX001', 'XX002']);

/** SQLite's messages, for calls whose errors carry no result code in this driver. */
const SAYINGS: ReadonlyArray<readonly [string, number]> = [
  ['UNIQUE constraint failed', 2067],
  ['NOT NULL constraint failed', 1299],
  ['database is locked', 5],
  ['database table is locked', 6],
  ['disk I/O error', 10],
  ['database disk image is malformed', 11],
  ['database or disk is full', 13],
  ['file is not a database', 26],
];

/** Whether a row with this key exists already. */
export const isTaken = (error: unknown): boolean => TAKEN.has(codeOf(error));

/** Whether a column would have become null: how a statement fails if what it expects isn't there. */
export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error));

/**
 * Whether the database is unavailable now, but may come back. An interrupted write may or may not have been stored:
 * read again to find out.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.has(code) || CHOSEN.has(code) || NETWORK.has(code) || code === OUTDATED) return true;
  if (typeof code === 'number') return AWAY.has(code & 0xff);
  if (typeof code === 'string') return /^08...$/.test(code);
  return error instanceof Error && LOST.test(error.message);
}

/** Whether the disk is full. */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Whether a file is damaged, or isn't a database. */
export const isDamaged = (error: unknown): boolean => {
  const code = codeOf(error);
  return DAMAGED.has(typeof code === 'number' ? code & 0xff : code);
};

/** SQLite's extended result code, PostgreSQL's SQLSTATE, or the code of the operating system. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return error.errcode;
  const code = 'code' in error ? error.code : undefined;
  if (code !== 'ERR_SQLITE_ERROR') return code;
  return SAYINGS.find(([start]) => error.message.startsWith(start))?.[1];
}
