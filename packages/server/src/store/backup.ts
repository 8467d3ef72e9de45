// Copies the SQLite database while it is in use, and puts a copy back; neither ever writes over a file.

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

/** Copies the database as it is at one moment. Games go on meanwhile. */
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

/** Puts a copy where the server will look for its database. The copy is looked through first. */
export function restore(copy: string, file: string): void {
  expectSound(copy);
  // The log of a database that is gone would be taken for that of the new one.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expectAbsent(path);
  make(file, (part) => copyFileSync(copy, part));
}

/** Throws unless every page and every index of a database is as it should be, and its schema is known. */
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

/** The file appears under its name only when it is whole, sound and on the disk. */
function make(file: string, write: (part: string) => void): void {
  expectAbsent(file);
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, '', { mode: OWNER_ONLY, flag: 'wx' });
    write(part);
    // A file that is copied brings its own rights along.
    chmodSync(part, OWNER_ONLY);
    expectSound(part);
    toDisk(part);
    // Unlike a rename, it fails when somebody else was faster.
    linkSync(part, file);
    toDisk(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

function expectAbsent(file: string): void {
  if (existsSync(file)) throw new CannotOpen(`${file} is there already, and nothing is written over it.`);
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
