// The configuration: environment variables, all validated before anything starts.

import { hostname, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type Address, portFrom } from './address.ts';
import { readAddress } from './mailAddress.ts';
import { StartupError } from './startupError.ts';
import { type Proxies, trustOf } from './proxies.ts';
import { isPushHost, PUSH_HOSTS } from './pushHosts.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Every variable, with its default and purpose. docs/operations.md shows this table. */
export const VARIABLES = {
  HOST: { default: 'localhost', about: 'address to listen on; `0.0.0.0` for all network interfaces' },
  PORT: { default: '8080', about: 'port to listen on, 0 to 65535; 0 for any free port' },
  DATA: { default: './data', about: 'folder of the SQLite database and the session secret' },
  DATABASE_URL: { default: '', about: '`postgres://…` to use PostgreSQL instead of SQLite' },
  REDIS_URL: { default: '', about: '`redis://…` to connect several servers; requires DATABASE_URL' },
  PUBLIC_URL: {
    default: '',
    about: 'public address, such as `https://wagons.example`; without it, the names of this machine',
  },
  TRUST_PROXY: {
    default: '',
    about:
      'number of reverse proxies in front, 1 to 9, or their addresses (`10.0.0.0/8, ::1`); X-Forwarded-For is ignored without it',
  },
  SECRETS: {
    default: '',
    about:
      'comma-separated secrets that sign sessions, at least 32 characters each; the first signs, the others still verify. Generated at the first start if not set',
  },
  LOG_LEVEL: { default: 'warn', about: `one of ${LOG_LEVELS.join(', ')}; logs go to standard error` },
  METRICS_TOKEN: {
    default: '',
    about:
      'bearer token for /metrics, at least 16 characters; without it, only requests from this machine are allowed',
  },
  PUSH_HOSTS: {
    default: PUSH_HOSTS.join(', '),
    about:
      'push services that alerts may be sent to: hosts, `*.` and a domain, or an origin such as `https://push.example:8443`',
  },
  SMTP_URL: {
    default: '',
    about:
      '`smtps://user:password@host` or `smtp://…` of a mail server; without it, alerts are not offered by mail. Requires MAIL_FROM and PUBLIC_URL',
  },
  MAIL_FROM: { default: '', about: 'address that mail is sent from' },
  RATE_LIMIT: {
    default: '1',
    about: 'factor for all rate limits, 0 to 1000; 0 turns them off',
  },
} as const satisfies Readonly<Record<string, { readonly default: string; readonly about: string }>>;
type Variable = keyof typeof VARIABLES;

export type Config = {
  readonly address: Address;
  readonly data: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly publicUrl?: string;
  readonly trustProxy: Proxies;
  readonly secrets: readonly string[];
  readonly logLevel: LogLevel;
  readonly metricsToken?: string;
  readonly pushHosts: readonly string[];
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  readonly rateLimit: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a `StartupError` that lists all errors. */
export function readConfig(environment: Environment): Config {
  const errors: string[] = [];
  const valueOf = (name: Variable): string => environment[name]?.trim() || VARIABLES[name].default;
  /** Never includes a value that may be a secret. */
  const expect = (name: Variable, expected: string): void => void errors.push(`${name} must be ${expected}.`);

  const port = portFrom(environment['PORT']);
  if (port === undefined) expect('PORT', `a number from 0 to 65535, but is "${environment['PORT']}"`);
  const databaseUrl = urlOf(valueOf('DATABASE_URL'), ['postgres:', 'postgresql:']);
  if (databaseUrl === 'wrong') expect('DATABASE_URL', 'a URL that starts with postgres://');
  const redisUrl = urlOf(valueOf('REDIS_URL'), ['redis:', 'rediss:']);
  if (redisUrl === 'wrong') expect('REDIS_URL', 'a URL that starts with redis://');
  else if (redisUrl !== '' && databaseUrl === '')
    errors.push('REDIS_URL connects several servers, which must share a DATABASE_URL.');
  const publicUrl = originOf(valueOf('PUBLIC_URL'));
  if (publicUrl === 'wrong')
    expect('PUBLIC_URL', `an origin such as https://wagons.example, but is "${valueOf('PUBLIC_URL')}"`);
  const trustProxy = proxiesOf(valueOf('TRUST_PROXY'));
  if (trustProxy === 'wrong')
    expect('TRUST_PROXY', `a number of proxies or their addresses, but is "${valueOf('TRUST_PROXY')}"`);
  const secrets = listOf(valueOf('SECRETS'));
  if (secrets.some((secret) => secret.length < 32))
    expect('SECRETS', 'a comma-separated list of secrets with at least 32 characters each');
  const logLevel = LOG_LEVELS.find((level) => level === valueOf('LOG_LEVEL'));
  if (!logLevel) expect('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}, but is "${valueOf('LOG_LEVEL')}"`);
  const metricsToken = valueOf('METRICS_TOKEN');
  if (metricsToken !== '' && metricsToken.length < 16) expect('METRICS_TOKEN', 'at least 16 characters long');
  const rateLimit = Number(valueOf('RATE_LIMIT'));
  if (!(rateLimit >= 0 && rateLimit <= 1000))
    expect('RATE_LIMIT', `a number from 0 to 1000, but is "${valueOf('RATE_LIMIT')}"`);

  const pushHosts = listOf(valueOf('PUSH_HOSTS'));
  if (!pushHosts.every(isPushHost)) expect('PUSH_HOSTS', 'a comma-separated list of hosts or origins');
  const smtpUrl = urlOf(valueOf('SMTP_URL'), ['smtp:', 'smtps:']);
  const from = valueOf('MAIL_FROM');
  if (smtpUrl === 'wrong') expect('SMTP_URL', 'a URL that starts with smtp:// or smtps://');
  else if (smtpUrl !== '' && (readAddress(from) === undefined || publicUrl === ''))
    errors.push('SMTP_URL requires MAIL_FROM, a mail address, and PUBLIC_URL, for the links in mails.');

  if (errors.length > 0) throw new StartupError(errors.join('\n'));
  return {
    address: { host: valueOf('HOST'), port: port ?? 0 },
    data: resolve(valueOf('DATA')),
    ...(databaseUrl !== '' && { databaseUrl }),
    ...(redisUrl !== '' && { redisUrl }),
    ...(publicUrl !== '' && { publicUrl }),
    trustProxy: trustProxy === 'wrong' ? 0 : trustProxy,
    secrets,
    logLevel: logLevel ?? 'warn',
    ...(metricsToken !== '' && { metricsToken }),
    pushHosts,
    ...(smtpUrl !== '' && { mail: { smtpUrl, from } }),
    rateLimit,
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The URL, an empty string, or `errors`. */
function urlOf(text: string, protocols: readonly string[]): string {
  if (text === '') return '';
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : 'wrong';
}

/** Only an origin: under a path of another server's origin, cookies and passkeys would be shared with it. */
function originOf(text: string): string {
  if (text === '') return '';
  if (!URL.canParse(text)) return 'wrong';
  const { protocol, pathname, search, hash, origin, username } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '' && username === '';
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : 'wrong';
}

function proxiesOf(text: string): Proxies | 'wrong' {
  if (text === '') return 0;
  if (/^\d$/.test(text)) return Number(text);
  const list = listOf(text);
  try {
    trustOf(list);
    return list;
  } catch {
    return 'wrong';
  }
}

/** How browsers know this server. */
export type Site = {
  /** The origins of our own pages; all others are foreign. */
  readonly origins: ReadonlySet<string>;
  /** The relying party id of passkeys. */
  readonly passkeyName: string;
  /** Whether browsers use https, so that cookies can require it. */
  readonly secure: boolean;
};

/** Without PUBLIC_URL: the local names of this machine and, if it listens on the network, its names there. */
export function siteOf({ publicUrl, address }: Pick<Config, 'publicUrl' | 'address'>, port: number): Site {
  if (publicUrl !== undefined) {
    const { hostname: name, protocol } = new URL(publicUrl);
    return { origins: new Set([publicUrl]), passkeyName: name, secure: protocol === 'https:' };
  }
  const names = ['localhost', '127.0.0.1', '[::1]', ...(address.host === 'localhost' ? [] : networkNames())];
  // Browsers omit the default port.
  const origins = names.map((name) => new URL(`http://${name}:${port}`).origin);
  return { origins: new Set(origins), passkeyName: 'localhost', secure: false };
}

function networkNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  const name = hostname().toLowerCase();
  return /^[a-z0-9-]+$/.test(name) ? [...addresses, name, `${name}.local`] : addresses;
}
