// Copies the SQLite database while it is in use, and restores a copy; neither ever overwrites a file.

import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { OWNER_ONLY } from '../config/dataFolder.ts';
import { CannotOpen } from './faults.ts';
import { expectKnown } from './migrate.ts';
import { first, openToRead } from './sqliteFile.ts';

/** A consistent copy; games continue meanwhile. */
export function backUp(file: string, copy: string): void {
  make(copy, (part) => {
    const db = openToRead(file);
    try {
      db.prepare('vacuum into ?').run(part);
    } finally {
      db.close();
    }
  });
}

/** Puts a copy where the server expects its database, after checking it. */
export function restore(copy: string, file: string): void {
  expectSound(copy);
  // A leftover write-ahead log would be applied to the new database.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expectAbsent(path);
  make(file, (part) => copyFileSync(copy, part));
}

/** Throws unless every page and index passes the integrity check, and the schema is known. */
function expectSound(file: string): void {
  const db = openToRead(file);
  try {
    const verdict = first(db, 'pragma integrity_check(1)');
    if (verdict !== 'ok') throw new Error(String(verdict));
    expectKnown(Number(first(db, `select value from meta where key = 'schema'`)));
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`${file} is damaged (${reason}).`, { cause: error });
  } finally {
    db.close();
  }
}

/** The file appears under its name only when it is complete, checked and on the disk. */
function make(file: string, write: (part: string) => void): void {
  expectAbsent(file);
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, '', { mode: OWNER_ONLY, flag: 'wx' });
    write(part);
    // A copied file brings its own permissions.
    chmodSync(part, OWNER_ONLY);
    expectSound(part);
    toDisk(part);
    // Unlike a rename, this fails if the file exists.
    linkSync(part, file);
    toDisk(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

function expectAbsent(file: string): void {
  if (existsSync(file)) throw new CannotOpen(`${file} already exists and is never overwritten.`);
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
