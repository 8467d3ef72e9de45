// Tests of the signed sessions, and of the secrets they are signed with.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { PLACES } from '../../test/databases.ts';
import { siteOf } from '../config.ts';
import { migrate } from '../store/migrate.ts';
import { secretInDatabase, secretInFolder } from './secrets.ts';
import { cookieOf, makeSessions, makeSigner } from './sessions.ts';

const [OLD, NEW] = ['old-'.repeat(8), 'new-'.repeat(8)];
const ADA = { id: 'ada-ada-ada-ada-', epoch: 3 };
const NOBODY = { players: async () => new Map() };
const address = { host: 'localhost', port: 8080 };

describe('a signature', () => {
  it('of an earlier secret is believed as long as that secret is named', () => {
    const signed = makeSigner([OLD]).sign('text');
    expect(makeSigner([NEW, OLD]).unsign(signed)).toBe('text');
    expect(makeSigner([NEW]).unsign(signed)).toBeUndefined();
    expect(makeSigner([NEW, OLD]).sign('text')).toBe(makeSigner([NEW]).sign('text'));
  });

  it.each(['', '.', 'text', 'text.', '.text', 'text.signature', 'text.é'])('%j is none', (signed) => {
    expect(makeSigner([OLD]).unsign(signed)).toBeUndefined();
  });
});

it('sessions travel in encrypted connections only, where there are any', () => {
  const secure = makeSessions(makeSigner([OLD]), NOBODY, () =>
    siteOf({ address, publicUrl: 'https://wagons.example' }, 8080),
  );
  expect(secure.keep(ADA)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  const plain = makeSessions(makeSigner([OLD]), NOBODY, () => siteOf({ address }, 8080));
  expect(plain.keep(ADA)).not.toContain('Secure');
  expect(plain.drop()).toMatch(/^wagons=; Max-Age=0;/);
});

it('a session is found in a cookie among others, or in a header', () => {
  const sessions = makeSessions(makeSigner([OLD]), NOBODY, () => siteOf({ address }, 8080));
  const token = sessions.token(ADA);
  expect(sessions.claim({ cookie: `a=1; wagons=${token}; b=2` })).toEqual({
    player: ADA.id,
    epoch: 3,
    by: 'cookie',
  });
  expect(sessions.claim({ authorization: `Bearer ${token}`, cookie: 'wagons=x' })?.by).toBe('bearer');
  expect(sessions.claim({ authorization: `Basic ${token}` })).toBeUndefined();
  expect(sessions.claim({})).toBeUndefined();
  expect(cookieOf({ cookie: 'xwagons=1; wagons=2' }, 'wagons')).toBe('2');
});

describe('the secret', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, and only its owner can read it', () => {
    folder = mkdtempSync(join(tmpdir(), 'wagons-secret-'));
    const data = join(folder, 'deep', 'data');
    const secret = secretInFolder(data);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secretInFolder(data)).toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(`${secret}\n`);
  });

  it('that is damaged is not used', () => {
    folder = mkdtempSync(join(tmpdir(), 'wagons-secret-'));
    writeFileSync(join(folder, 'secret'), 'short\n');
    expect(() => secretInFolder(folder)).toThrow(/secret is damaged\. Remove it/);
  });

  it('is the same for all servers on one database', async () => {
    const place = await PLACES.sqlite();
    const sql = await place.open();
    await migrate(sql);
    const [one, other] = await Promise.all([secretInDatabase(sql), secretInDatabase(sql)]);
    expect(one).toBe(other);
    expect(one).toMatch(/^[\w-]{43}$/);
    await sql.close();
    await place.remove();
  });
});
