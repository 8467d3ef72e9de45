// The secrets that sign sessions and push messages: set by the operator, or generated once and stored.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startupError.ts';
import { makeFolder, OWNER_ONLY } from '../config/dataFolder.ts';
import type { SqlTx } from '../store/sql.ts';

const BYTES = 32;
const SOUND = /^[A-Za-z0-9_-]{43}$/;

/** A secret of 32 bytes: the name of its file and its key in the database. */
export type GeneratedSecret = {
  readonly name: string;
  readonly make: () => string;
  /** What happens if it is replaced. */
  readonly loss: string;
};

const SESSION_SECRET: GeneratedSecret = {
  name: 'secret',
  make: () => randomBytes(BYTES).toString('base64url'),
  loss: 'all players will have to sign in again',
};

/**
 * For a single server: a file only its owner can read. It is kept outside of the database, so that a backup of the
 * games can't be used to sign sessions.
 */
export function secretInFolder(folder: string, secret = SESSION_SECRET): string {
  const file = join(folder, secret.name);
  makeFolder(folder);
  const part = `${file}.${process.pid}.part`;
  try {
    return expectSound(secret, readFileSync(file, 'utf8').trim(), file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  try {
    writeFileSync(part, `${secret.make()}\n`, { mode: OWNER_ONLY, flush: true });
    // If two processes start at the same time, the first one wins.
    linkSync(part, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return expectSound(secret, readFileSync(file, 'utf8').trim(), file);
}

/**
 * For several servers, which must share the secret: in the database. Anyone who can read it there can read everything
 * else anyway; SECRETS keeps it separate.
 */
export async function secretInDatabase(sql: SqlTx, secret = SESSION_SECRET): Promise<string> {
  const { name, make } = secret;
  await sql.run('insert into meta (key, value) values ($1, $2) on conflict (key) do nothing', [name, make()]);
  const [row] = await sql.all('select value from meta where key = $1', [name]);
  return expectSound(secret, String(row?.['value'] ?? ''), `The ${name} in the database`);
}

function expectSound({ loss }: GeneratedSecret, value: string, where: string): string {
  if (SOUND.test(value)) return value;
  throw new StartupError(`${where} is damaged. Remove it to create a new one; ${loss}.`);
}
