// Tests of sessions, and of the secrets that sign them.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { PLACES } from '../../test/databases.ts';
import { type Site, siteOf } from '../config/config.ts';
import { migrate } from '../store/migrate.ts';
import { secretInDatabase, secretInFolder } from './secrets.ts';
import { cookieOf, makeSessions, makeSigner } from './sessions.ts';

const [OLD, NEW] = ['old-'.repeat(8), 'new-'.repeat(8)];
const ADA = { player: 'ada-ada-ada-ada-', epoch: 3, id: 'session-session-' };
const address = { host: 'localhost', port: 8080 };
const PLAIN = siteOf({ address }, 8080);
const SECURE = siteOf({ address, publicUrl: 'https://wagons.example' }, 8080);

const sessionsAt = (site: Site, now = 0) =>
  makeSessions({
    signer: makeSigner([OLD]),
    store: {
      holder: async () => undefined,
      spend: async () => true,
      signOutEverywhere: async () => undefined,
    },
    clock: { now: () => now },
    random: { letters: () => ADA.id },
    site: () => site,
  });

describe('a signature', () => {
  it('of an earlier secret is valid as long as that secret is configured', () => {
    const signed = makeSigner([OLD]).sign('text');
    expect(makeSigner([NEW, OLD]).unsign(signed)).toBe('text');
    expect(makeSigner([NEW]).unsign(signed)).toBeUndefined();
    expect(makeSigner([NEW, OLD]).sign('text')).toBe(makeSigner([NEW]).sign('text'));
  });

  it.each(['', '.', 'text', 'text.', '.text', 'text.signature', 'text.é'])('%j is not valid', (signed) => {
    expect(makeSigner([OLD]).unsign(signed)).toBeUndefined();
  });
});

it('cookies are Secure exactly under https', () => {
  expect(sessionsAt(SECURE).keep(ADA)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(sessionsAt(PLAIN).keep(ADA)).not.toContain('Secure');
  expect(sessionsAt(PLAIN).drop()).toMatch(/^wagons=; Max-Age=0;/);
});

it('under https the cookie has a name that only this host can set, and no other is read', () => {
  const sessions = sessionsAt(SECURE);
  const set = sessions.keep(ADA);
  expect(set).toMatch(/^__Host-wagons=[\w.-]+; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(set).not.toContain('Domain');
  expect(sessions.drop()).toMatch(/^__Host-wagons=; Max-Age=0; .*Secure$/);
  const token = sessions.token(ADA);
  expect(sessions.claim({ cookie: `__Host-wagons=${token}` })?.player).toBe(ADA.player);
  // What a sibling domain or plain http could have planted.
  expect(sessions.claim({ cookie: `wagons=${token}` })).toBeUndefined();
  expect(sessions.claim({ cookie: `wagons=${token}; __Host-wagons=x` })).toBeUndefined();
});

it('a session is found among other cookies, or in a header', () => {
  const sessions = sessionsAt(PLAIN);
  const token = sessions.token(ADA);
  expect(sessions.claim({ cookie: `a=1; wagons=${token}; b=2` })).toEqual({
    player: ADA.player,
    epoch: 3,
    session: ADA.id,
    by: 'cookie',
  });
  expect(sessions.claim({ authorization: `Bearer ${token}`, cookie: 'wagons=x' })?.by).toBe('bearer');
  expect(sessions.claim({ authorization: `Basic ${token}` })).toBeUndefined();
  expect(sessions.claim({})).toBeUndefined();
  expect(cookieOf({ cookie: 'xwagons=1; wagons=2' }, 'wagons')).toBe('2');
});

it('a session expires after 400 days', () => {
  const days = 24 * 60 * 60 * 1000;
  const cookie = `wagons=${sessionsAt(PLAIN).token(ADA)}`;
  expect(sessionsAt(PLAIN, 400 * days - 1).claim({ cookie })).toBeDefined();
  expect(sessionsAt(PLAIN, 400 * days).claim({ cookie })).toBeUndefined();
});

describe('the secret', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is created once, readable by its owner only', () => {
    folder = mkdtempSync(join(tmpdir(), 'wagons-secret-'));
    const data = join(folder, 'deep', 'data');
    const secret = secretInFolder(data);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secretInFolder(data)).toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(`${secret}\n`);
  });

  it('that is damaged is rejected', () => {
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
