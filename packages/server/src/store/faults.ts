// What can go wrong with a database, told apart in one place.

/** Says why the server does not start; its message is for the operator. */
export class CannotOpen extends Error {}

/** SQLite: the primary key, another unique key, or a row number is there already. PostgreSQL: 23505. */
const TAKEN = new Set<unknown>([1555, 2067, 2579, '23505']);

/**
 * SQLite: the file is locked by another program, or the disk does not do what it should. PostgreSQL: it goes down,
 * comes up, or has no room for us.
 */
const AWAY = new Set<unknown>([5, 6, 10, '57P01', '57P02', '57P03', '57P05', '53300', '57014', '55P03']);
/** The tables have changed under a statement that was planned before; a new connection will plan it anew. */
const OUTDATED = '0A000';
/** Two transactions stood in each other's way, and this one was chosen to begin again. */
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
/** What the driver says, without a code, when the connection ends or never comes about. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;

/** SQLite: no room in the file system or in the file. PostgreSQL: 53100. */
const FULL = new Set<unknown>([13, '53100', 'ENOSPC', 'EDQUOT']);

/** SQLite: the file is damaged, or no database at all. PostgreSQL: XX001 for data, XX002 for an index. */
const DAMAGED = new Set<unknown>([11, 26, 'XX001', 'XX002']);

/** What SQLite says where its driver keeps the number to itself, as it does when rows are asked for. */
const SAYINGS: ReadonlyArray<readonly [string, number]> = [
  ['UNIQUE constraint failed', 2067],
  ['database is locked', 5],
  ['database table is locked', 6],
  ['disk I/O error', 10],
  ['database disk image is malformed', 11],
  ['database or disk is full', 13],
  ['file is not a database', 26],
];

/** Whether a row with this key was there first. */
export const isTaken = (error: unknown): boolean => TAKEN.has(codeOf(error));

/**
 * Whether the database cannot be reached now, but may be later. A write that was cut off by it may have been
 * stored or not: to know, ask again.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.has(code) || CHOSEN.has(code) || NETWORK.has(code) || code === OUTDATED) return true;
  if (typeof code === 'number') return AWAY.has(code & 0xff);
  if (typeof code === 'string') return /^08...$/.test(code);
  return error instanceof Error && LOST.test(error.message);
}

/** Whether there is no room left on the disk. */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Whether a file holds no database, or a damaged one. */
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
