// Opens the file of a SQLite database, and tells the operator when it is not one of ours.

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, OWNER_ONLY } from '../config/dataFolder.ts';
import { CannotOpen, isAway, isDamaged, isFull } from './faults.ts';

/** "WAGN", written into the head of each of our files. */
const OURS = 0x57_41_47_4e;

/**
 * FULL: a commit returns when the disk has it. The log is carried over into the file at 16 MB instead of 4: pages that
 * are written again and again go there once, which saves a tenth of the work for a move.
 */
const SETTINGS = `
  pragma busy_timeout = 5000;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32768;
  pragma temp_store = memory;
`;

/** A connection to a file of ours, which is made if it is not there. */
export function openFile(file: string): DatabaseSyncInstance {
  return connect(file, (db) => {
    db.exec(SETTINGS);
    claim(db, file);
    if (first(db, 'pragma journal_mode = wal') !== 'wal')
      throw new CannotOpen(`${file} must lie on a disk of this machine: SQLite's log does not work there.`);
  });
}

/** A connection that only looks at a file of ours. */
export function openToRead(file: string): DatabaseSyncInstance {
  return connect(
    file,
    (db) => {
      if (first(db, 'pragma application_id') !== OURS) throw foreign(file);
    },
    { readOnly: true },
  );
}

/** The first value of the first row. */
export function first(db: DatabaseSyncInstance, text: string): unknown {
  const row: unknown = db.prepare(text).get();
  return typeof row === 'object' && row ? Object.values(row)[0] : undefined;
}

function connect(
  file: string,
  prepare: (db: DatabaseSyncInstance) => void,
  options: { readonly readOnly?: boolean } = {},
): DatabaseSyncInstance {
  let db: DatabaseSyncInstance | undefined;
  try {
    if (options.readOnly !== true) {
      makeFolder(dirname(file));
      // SQLite makes its log as readable as the file, so this decides about both.
      closeSync(openSync(file, 'a', OWNER_ONLY));
    }
    db = new DatabaseSync(file, options);
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof CannotOpen) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`${file} cannot be opened (${reason}). ${adviceFor(error)}`, { cause: error });
  }
}

function adviceFor(error: unknown): string {
  if (isFull(error)) return 'The disk is full: free some space and start again.';
  if (isDamaged(error))
    return 'It is no SQLite database, or a damaged one; restore a backup, or name another file.';
  if (isAway(error)) return 'The disk may be full or failing, or another program has locked the file.';
  return 'Look at its rights and at those of its folder.';
}

/** An empty file becomes ours; one that another program has filled is left as it is. */
function claim(db: DatabaseSyncInstance, file: string): void {
  const id = first(db, 'pragma application_id');
  if (id === OURS) return;
  if (id !== 0 || first(db, 'select count(*) from sqlite_master') !== 0) throw foreign(file);
  db.exec(`pragma application_id = ${OURS}`);
}

const foreign = (file: string) =>
  new CannotOpen(`${file} is the database of another program. Name another file.`);
