// The secrets that sign sessions: set by the operator, or generated once and stored.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startupError.ts';
import { makeFolder, OWNER_ONLY } from '../config/dataFolder.ts';
import type { SqlTx } from '../store/sql.ts';

const BYTES = 32;
const FILE = 'secret';
const SOUND = /^[A-Za-z0-9_-]{43}$/;

const makeSecret = (): string => randomBytes(BYTES).toString('base64url');

/**
 * For a single server: a file only its owner can read. It is kept outside of the database, so that a backup of the
 * games can't be used to sign sessions.
 */
export function secretInFolder(folder: string): string {
  const file = join(folder, FILE);
  makeFolder(folder);
  const part = `${file}.${process.pid}.part`;
  try {
    return expectSound(readFileSync(file, 'utf8').trim(), file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  try {
    writeFileSync(part, `${makeSecret()}\n`, { mode: OWNER_ONLY, flush: true });
    // If two processes start at the same time, the first one wins.
    linkSync(part, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return expectSound(readFileSync(file, 'utf8').trim(), file);
}

/**
 * For several servers, which must share the secret: in the database. Anyone who can read it there can read everything
 * else anyway; SECRETS keeps it separate.
 */
export async function secretInDatabase(sql: SqlTx): Promise<string> {
  await sql.run(`insert into meta (key, value) values ('secret', $1) on conflict (key) do nothing`, [
    makeSecret(),
  ]);
  const [row] = await sql.all(`select value from meta where key = 'secret'`);
  return expectSound(String(row?.['value'] ?? ''), 'The secret in the database');
}

function expectSound(secret: string, where: string): string {
  if (SOUND.test(secret)) return secret;
  throw new StartupError(
    `${where} is damaged. Remove it to create a new one; all players will have to sign in again.`,
  );
}
