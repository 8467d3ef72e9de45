// Opens SQLite files, and explains to the operator if one can't be used.

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, OWNER_ONLY } from '../config/dataFolder.ts';
import { CannotOpen, isAway, isDamaged, isFull } from './faults.ts';

/** "WAGN", the application id in the header of our files. */
const OURS = 0x57_41_47_4e;

/**
 * FULL: a commit returns when it is on the disk. Checkpoints at 16 MB instead of 4: pages that are written often are
 * merged less often, which saves a tenth of the work per move.
 */
const SETTINGS = `
  pragma busy_timeout = 5000;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32768;
  pragma temp_store = memory;
`;

/** Opens one of our files; creates it if necessary. */
export function openFile(file: string): DatabaseSyncInstance {
  return connect(file, (db) => {
    db.exec(SETTINGS);
    claim(db, file);
    if (first(db, 'pragma journal_mode = wal') !== 'wal')
      throw new CannotOpen(`${file} must be on a local disk: SQLite's write-ahead log does not work there.`);
  });
}

/** Opens one of our files read-only. */
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
      // SQLite creates its log with the same permissions.
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
    return 'It is damaged, or not a SQLite database; restore a backup, or choose another file.';
  if (isAway(error)) return 'The disk may be full or failing, or another program has locked the file.';
  return 'Check its permissions and those of its folder.';
}

/** Claims an empty file; rejects a file of another program. */
function claim(db: DatabaseSyncInstance, file: string): void {
  const id = first(db, 'pragma application_id');
  if (id === OURS) return;
  if (id !== 0 || first(db, 'select count(*) from sqlite_master') !== 0) throw foreign(file);
  db.exec(`pragma application_id = ${OURS}`);
}

const foreign = (file: string) =>
  new CannotOpen(`${file} is the database of another program. Choose another file.`);
