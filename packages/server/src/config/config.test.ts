// Tests of the environment variables: defaults, limits and error messages.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { StartupError } from './startupError.ts';
import { PUSH_HOSTS } from './pushHosts.ts';
import { type Config, readConfig, siteOf, VARIABLES } from './config.ts';

it('readConfig needs no variables', () => {
  expect(readConfig({})).toEqual({
    address: { host: 'localhost', port: 8080 },
    data: `${process.cwd()}/data`,
    trustProxy: 0,
    secrets: [],
    logLevel: 'warn',
    pushHosts: PUSH_HOSTS,
    rateLimit: 1,
  } satisfies Config);
  const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

it('readConfig accepts all variables', () => {
  const secret = 'x'.repeat(32);
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '0',
      DATA: '/srv/wagons',
      DATABASE_URL: 'postgres://me:secret@db/wagons',
      REDIS_URL: 'redis://bus:6379',
      PUBLIC_URL: 'https://wagons.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SECRETS: `${secret}, ${secret}y`,
      LOG_LEVEL: 'debug',
      METRICS_TOKEN: 'sixteen-letters-',
      PUSH_HOSTS: 'push.example, *.push.example, http://localhost:9000',
      SMTP_URL: 'smtps://me:secret@mail.example',
      MAIL_FROM: 'wagons@wagons.example',
      RATE_LIMIT: '2.5',
    }),
  ).toEqual({
    address: { host: '0.0.0.0', port: 0 },
    data: '/srv/wagons',
    databaseUrl: 'postgres://me:secret@db/wagons',
    redisUrl: 'redis://bus:6379',
    publicUrl: 'https://wagons.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    secrets: [secret, `${secret}y`],
    logLevel: 'debug',
    metricsToken: 'sixteen-letters-',
    pushHosts: ['push.example', '*.push.example', 'http://localhost:9000'],
    mail: { smtpUrl: 'smtps://me:secret@mail.example', from: 'wagons@wagons.example' },
    rateLimit: 2.5,
  } satisfies Config);
});

it.each(['abc', '80a', '-1', '1.5', '65536', '0x50', ' 80', '1e3'])(
  'readConfig rejects the port "%s"',
  (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(
      new StartupError(`PORT must be a number from 0 to 65535, but is "${PORT}".`),
    );
  },
);

it.each([
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'wagons.sqlite'],
  ['REDIS_URL', 'http://bus'],
  ['PUBLIC_URL', 'wagons.example'],
  ['PUBLIC_URL', 'https://wagons.example/play'],
  ['PUBLIC_URL', 'https://me@wagons.example'],
  ['PUBLIC_URL', 'ftp://wagons.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['SECRETS', 'short'],
  ['SECRETS', `${'x'.repeat(32)},short`],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['PUSH_HOSTS', 'localhost'],
  ['PUSH_HOSTS', 'push.example, https://push.example/path'],
  ['SMTP_URL', 'http://mail.example'],
  ['RATE_LIMIT', 'none'],
  ['RATE_LIMIT', '-1'],
])('readConfig rejects %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

it('readConfig reports all errors together, without secrets', () => {
  const environment = {
    PORT: 'x',
    DATABASE_URL: 'pg://me:hunter2@db',
    SECRETS: 'hunter2',
    METRICS_TOKEN: 'hunter2',
  };
  expect(() => readConfig(environment)).toThrow(/^(?:\w+ must be .+\.\n?){4}$/);
  expect(() => readConfig(environment)).not.toThrow(/hunter2/);
});

it('readConfig requires DATABASE_URL with REDIS_URL', () => {
  expect(() => readConfig({ REDIS_URL: 'redis://bus' })).toThrow('must share a DATABASE_URL');
});

it.each([{}, { MAIL_FROM: 'wagons@wagons.example' }, { PUBLIC_URL: 'https://wagons.example' }])(
  'readConfig requires a sender and a public address with SMTP_URL: %o',
  (others) => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', ...others })).toThrow('requires MAIL_FROM');
  },
);

it('siteOf allows only PUBLIC_URL as origin', () => {
  const site = siteOf(readConfig({ PUBLIC_URL: 'https://wagons.example:443' }), 8080);
  expect([...site.origins]).toEqual(['https://wagons.example']);
  expect(site).toMatchObject({ passkeyName: 'wagons.example', secure: true });
});

it('siteOf allows the names of this machine without PUBLIC_URL', () => {
  const site = siteOf(readConfig({}), 8081);
  expect([...site.origins]).toEqual(['http://localhost:8081', 'http://127.0.0.1:8081', 'http://[::1]:8081']);
  expect(site).toMatchObject({ passkeyName: 'localhost', secure: false });
  expect(siteOf(readConfig({}), 80).origins).toContain('http://localhost');
  const open = siteOf(readConfig({ HOST: '0.0.0.0' }), 8081);
  expect(open.origins).toContain('http://127.0.0.1:8081');
  expect(open.origins).not.toContain('http://evil.example:8081');
});

it('docs/operations.md documents every variable', () => {
  const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const [name, { default: usual, about }] of Object.entries(VARIABLES))
    expect(document).toContain(`| \`${name}\` | ${usual === '' ? '' : `\`${usual}\``} | ${about} |`);
});
