// What the operator may decide: a few variables of the environment, checked together before anything is started.

import { hostname, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type Address, portFrom } from './address.ts';
import { StartupError } from './startupError.ts';
import { type Proxies, trustOf } from './proxies.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Every variable, with its default and what it is for. docs/operations.md shows this table. */
export const VARIABLES = {
  HOST: { default: 'localhost', about: 'where to listen; `0.0.0.0` lets other devices reach the server' },
  PORT: { default: '8080', about: 'the port to listen on; 0 for any that is free' },
  DATA: { default: './data', about: 'the folder of the SQLite database and of the secret' },
  DATABASE_URL: { default: '', about: '`postgres://…` keeps everything in PostgreSQL instead' },
  REDIS_URL: { default: '', about: '`redis://…` connects several servers; they need one DATABASE_URL' },
  PUBLIC_URL: {
    default: '',
    about:
      'how browsers reach the server, such as `https://wagons.example`; without it, this machine by its own names',
  },
  TRUST_PROXY: {
    default: '',
    about:
      'how many reverse proxies stand in front, or their addresses (`10.0.0.0/8, ::1`); only then is X-Forwarded-For believed',
  },
  SECRETS: {
    default: '',
    about:
      'what sessions are signed with, at least 32 characters each; the first signs, the others are still believed. Without it, one is made at the first start',
  },
  LOG_LEVEL: { default: 'warn', about: `one of ${LOG_LEVELS.join(', ')}; logs go to standard error` },
  METRICS_TOKEN: {
    default: '',
    about: 'whoever asks for /metrics must show it as a bearer token; without it, only this machine may ask',
  },
  RATE_LIMIT: {
    default: '1',
    about: 'how many times as much as usual one person or address may ask for; 0 for no limit',
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
  readonly rateLimit: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Says at once everything that is wrong. */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = [];
  const said = (name: Variable): string => environment[name]?.trim() || VARIABLES[name].default;
  /** Whatever is wrong is shown, unless it may be a secret. */
  const tell = (name: Variable, expected: string): void => void wrong.push(`${name} must be ${expected}.`);

  const port = portFrom(environment['PORT']);
  if (port === undefined) tell('PORT', `a number from 0 to 65535, and it is "${environment['PORT']}"`);
  const databaseUrl = urlOf(said('DATABASE_URL'), ['postgres:', 'postgresql:']);
  if (databaseUrl === 'wrong') tell('DATABASE_URL', 'an address that begins with postgres://');
  const redisUrl = urlOf(said('REDIS_URL'), ['redis:', 'rediss:']);
  if (redisUrl === 'wrong') tell('REDIS_URL', 'an address that begins with redis://');
  else if (redisUrl !== '' && databaseUrl === '')
    wrong.push('REDIS_URL connects several servers, and these need one DATABASE_URL.');
  const publicUrl = originOf(said('PUBLIC_URL'));
  if (publicUrl === 'wrong')
    tell('PUBLIC_URL', `an address such as https://wagons.example, and it is "${said('PUBLIC_URL')}"`);
  const trustProxy = proxiesOf(said('TRUST_PROXY'));
  if (trustProxy === 'wrong')
    tell('TRUST_PROXY', `a number of proxies or their addresses, and it is "${said('TRUST_PROXY')}"`);
  const secrets = listOf(said('SECRETS'));
  if (secrets.some((secret) => secret.length < 32))
    tell('SECRETS', 'a list of texts of at least 32 characters, with commas between them');
  const logLevel = LOG_LEVELS.find((level) => level === said('LOG_LEVEL'));
  if (!logLevel) tell('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}, and it is "${said('LOG_LEVEL')}"`);
  const metricsToken = said('METRICS_TOKEN');
  if (metricsToken !== '' && metricsToken.length < 16) tell('METRICS_TOKEN', 'at least 16 characters long');
  const rateLimit = Number(said('RATE_LIMIT'));
  if (!(rateLimit >= 0 && rateLimit <= 1000))
    tell('RATE_LIMIT', `a number from 0 to 1000, and it is "${said('RATE_LIMIT')}"`);

  if (wrong.length > 0) throw new StartupError(wrong.join('\n'));
  return {
    address: { host: said('HOST'), port: port ?? 0 },
    data: resolve(said('DATA')),
    ...(databaseUrl !== '' && { databaseUrl }),
    ...(redisUrl !== '' && { redisUrl }),
    ...(publicUrl !== '' && { publicUrl }),
    trustProxy: trustProxy === 'wrong' ? 0 : trustProxy,
    secrets,
    logLevel: logLevel ?? 'warn',
    ...(metricsToken !== '' && { metricsToken }),
    rateLimit,
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The address, nothing, or `wrong`. */
function urlOf(text: string, protocols: readonly string[]): string {
  if (text === '') return '';
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : 'wrong';
}

/** Only an origin: a server that lives under a path of another one has no cookies and no passkeys of its own. */
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
  /** The names under which a page of ours may speak to it; anything else is foreign. */
  readonly origins: ReadonlySet<string>;
  /** The name that passkeys are made for. */
  readonly passkeyName: string;
  /** Whether cookies may travel over encrypted connections only. */
  readonly secure: boolean;
};

/** Without PUBLIC_URL it is this machine: by the names only it can use, and by those of its network if it listens there. */
export function siteOf({ publicUrl, address }: Pick<Config, 'publicUrl' | 'address'>, port: number): Site {
  if (publicUrl !== undefined) {
    const { hostname: name, protocol } = new URL(publicUrl);
    return { origins: new Set([publicUrl]), passkeyName: name, secure: protocol === 'https:' };
  }
  const names = ['localhost', '127.0.0.1', '[::1]', ...(address.host === 'localhost' ? [] : networkNames())];
  // As browsers write it: without the port that is usual.
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
