// A server behind HTTP for tests: a real store and hall, a manual clock, and clients.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  checkOf,
  type Do,
  type Problem,
  type RefusalCode,
  refusalsOf,
  type RouteName,
  ROUTES,
} from '@wagons/protocol';
import { parseDeck } from '@wagons/rules/deck';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Mail } from '../src/alerts/mail.ts';
import { newVapidSecret, vapidKeys } from '../src/alerts/pushEncryption.ts';
import { createAlertSender } from '../src/alerts/sender.ts';
import { makeWebhook, type WebhookPorts } from '../src/alerts/webhook.ts';
import { makeWebPush } from '../src/alerts/webPush.ts';
import { localBus } from '../src/bus/localBus.ts';
import { type Site, siteOf } from '../src/config/config.ts';
import { PUSH_HOSTS } from '../src/config/pushHosts.ts';
import { type Hall, openHall } from '../src/hall/hall.ts';
import { serveApi } from '../src/http/api.ts';
import { makeApp } from '../src/http/app.ts';
import { chargeRequests } from '../src/http/chargeRequests.ts';
import type { BuildInfo } from '../src/buildInfo.ts';
import { makeMetrics, type Metrics } from '../src/http/metrics.ts';
import { serveOperations } from '../src/http/operations.ts';
import type { World } from '../src/http/world.ts';
import { makeLimits } from '../src/limits/limits.ts';
import { makeChallenges } from '../src/people/challenges.ts';
import { makeProofs } from '../src/people/proofs.ts';
import { ratingsAfter } from '../src/rating/glicko2.ts';
import { hashOfCode } from '../src/people/recovery.ts';
import { makeSessions, makeSigner } from '../src/people/sessions.ts';
import type { Log, Random } from '../src/ports/environment.ts';
import { makeStorageLimit, type StorageLimit } from '../src/limits/storageLimit.ts';
import { compareWith } from '../src/hostClock.ts';
import { watchHealth } from '../src/store/health.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Store } from '../src/ports/store.ts';
import type { Sql } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStore } from '../src/store/sqlStore.ts';
import { DECKS } from './play.ts';

export const ORIGIN = 'http://localhost:8080';
const SITE: Site = siteOf({ address: { host: 'localhost', port: 8080 } }, 8080);
export const SECRET = 'secret-'.repeat(6);

export const BUILD: BuildInfo = { version: '1.2.3', commit: 'c0ffee', schema: 7 };

export type HttpWorld = {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The database of the store. */
  readonly sql: Sql;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Everything that was logged. */
  readonly logged: () => string;
  readonly passTime: (milliseconds: number) => void;
  readonly now: () => number;
  /** The players whose sockets were closed. */
  readonly signedOut: readonly string[];
  readonly state: { isClosing: boolean };
  readonly close: () => Promise<void>;
};

const QUIET: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const random: Random = {
  letters: (bytes) => randomBytes(bytes).toString('base64url'),
  coin: () => true,
};

/** Tests reach no one outside. */
const NOWHERE: WebhookPorts = {
  resolve: async () => [],
  request: () => {
    throw new Error('there is no network');
  },
};

export async function openWorld(
  wish: {
    readonly rateLimit?: number;
    readonly storageLimit?: StorageLimit;
    readonly broken?: Partial<Store>;
    readonly metricsToken?: string;
    readonly pushHosts?: readonly string[];
    readonly webhook?: Partial<WebhookPorts>;
    readonly mail?: Mail;
  } = {},
): Promise<HttpWorld> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'wagons-http-'));
  const sql = await openSqlite(join(folder, 'wagons.db'));
  await migrate(sql);
  let now = 1_800_000_000_000;
  const clock = { now: () => now, after: () => () => undefined };
  const metrics = makeMetrics(BUILD);
  const health = watchHealth(clock, compareWith(clock.now));
  const store = metrics.timed(health.watch({ ...createStore(sql), ...wish.broken }), health.fail);
  const hall = await openHall({
    clock,
    random,
    store,
    bus: localBus(),
    log: QUIET,
    meter: metrics,
    decks: DECKS,
    readDeck: (text) => {
      const deck = parseDeck(text);
      return deck.ok ? deck.value : undefined;
    },
    rate: ratingsAfter,
    followUps: [],
  });
  const lines: string[] = [];
  const app = await makeApp({ logLevel: 'debug', trustProxy: 1 }, { write: (line) => void lines.push(line) });
  const signer = makeSigner([SECRET]);
  const signedOut: string[] = [];
  const state = { isClosing: false };
  const isClosing = (): boolean => state.isClosing;
  const world: World = {
    clock,
    random,
    store,
    hall,
    meter: metrics,
    sessions: makeSessions({ signer, store, clock, random, site: () => SITE }),
    challenges: makeChallenges({ signer, store, clock, site: () => SITE }),
    proofs: makeProofs({ store, clock }),
    site: () => SITE,
    limits: makeLimits(clock, wish.rateLimit ?? 0),
    storageLimit: wish.storageLimit ?? makeStorageLimit(clock, 0),
    alerts: createAlertSender({
      push: makeWebPush({
        keys: vapidKeys(newVapidSecret()),
        subject: ORIGIN,
        hosts: wish.pushHosts ?? PUSH_HOSTS,
        clock,
      }),
      webhook: makeWebhook({ ...NOWHERE, ...wish.webhook }),
      mail: wish.mail,
      store,
      clock,
      origin: () => ORIGIN,
    }),
    isClosing,
    signOut: (player) => void signedOut.push(player),
  };
  serveOperations(app, {
    store,
    isSound: health.isSound,
    isClosing,
    build: BUILD,
    metrics,
    figures: () => ({
      sockets: 0,
      players: 0,
      gamesInProgress: 0,
      lateTasks: 0,
      database: sql.load(),
      busUp: true,
      clockAheadSeconds: 0,
      ...hall.figures(),
    }),
    metricsToken: wish.metricsToken,
  });
  await chargeRequests(app, world);
  await serveApi(app, world);
  await app.ready();
  return {
    app,
    store,
    sql,
    hall,
    metrics,
    logged: () => lines.join(''),
    passTime: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    signedOut,
    state,
    close: async () => {
      await app.close();
      await hall.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type WorldWish = Parameters<typeof openWorld>[0];

/** One world shared by the tests that follow. */
export const httpWorld = (wish?: WorldWish): (() => HttpWorld) => worldFor(beforeAll, afterAll, wish);

/** A new world for each of the tests that follow. */
export const freshHttpWorlds = (wish?: WorldWish): (() => HttpWorld) => worldFor(beforeEach, afterEach, wish);

type Hook = (work: () => Promise<void>) => void;

function worldFor(before: Hook, after: Hook, wish?: WorldWish): () => HttpWorld {
  let world: HttpWorld | undefined;
  before(async () => {
    world = await openWorld(wish);
  });
  after(async () => world?.close());
  return () => {
    if (!world) throw new Error('not yet');
    return world;
  };
}

// ---- Clients ----

export type Wish = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Client = {
  /** Sends a request, and expects an answer that matches the protocol. */
  readonly ask: <N extends RouteName>(name: N, wish?: Wish) => Promise<Answer<N>>;
  /** Sends a request, and expects a refusal that the protocol allows on this route. */
  readonly refusal: (name: RouteName, wish?: Wish) => Promise<Problem & { readonly code: RefusalCode }>;
  readonly send: (name: RouteName, wish?: Wish) => Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
};

const checks = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { answer }]) => [name, checkOf(answer)]),
);

function urlOf(name: RouteName, { params = {}, query = {} }: Wish = {}): string {
  const path = ROUTES[name].path.replaceAll(/:([a-z]+)/g, (_, key: string) => params[key] ?? 'missing');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A browser keeps cookies and sends its origin. */
export function browser(app: FastifyInstance, origin = ORIGIN): Client {
  const cookies = new Map<string, string>();
  const client = clientOf(async (name, wish = {}) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const { method } = ROUTES[name];
    const answer = await app.inject({
      method,
      url: urlOf(name, wish),
      headers: { ...(method !== 'GET' && { origin }), ...(cookie !== '' && { cookie }), ...wish.headers },
      ...(wish.body !== undefined && { payload: wish.body as object }),
    });
    for (const { name: key, value, maxAge } of answer.cookies as Array<{
      name: string;
      value: string;
      maxAge?: number;
    }>)
      if (maxAge === 0) cookies.delete(key);
      else cookies.set(key, value);
    return answer;
  });
  return { ...client, cookies };
}

/** Another browser with the same cookies, as if they had been copied. */
export function copyOf(app: FastifyInstance, { cookies }: Client): Client {
  const copy = browser(app);
  for (const [key, value] of cookies) copy.cookies.set(key, value);
  return copy;
}

/** A program sends a token and no origin. */
export function program(app: FastifyInstance, token?: string): Client {
  const client = clientOf(async (name, wish = {}) =>
    app.inject({
      method: ROUTES[name].method,
      url: urlOf(name, wish),
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...wish.headers },
      ...(wish.body !== undefined && { payload: wish.body as object }),
    }),
  );
  return { ...client, cookies: new Map() };
}

function clientOf(send: Client['send']): Pick<Client, 'ask' | 'refusal' | 'send'> {
  return {
    send,
    ask: async (name, wish) => {
      const answer = await send(name, wish);
      expect(answer.statusCode, answer.body).toBe(200);
      const value: unknown = name === 'exportGame' ? answer.body : answer.json();
      expect(checks[name]?.(value)).toBeUndefined();
      return value as Answer<typeof name>;
    },
    refusal: async (name, wish) => {
      const answer = await send(name, wish);
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      const problem = answer.json<Problem>();
      expect(refusalsOf(ROUTES[name])).toContain(problem.code);
      expect(problem.message).toMatch(/^\p{Lu}.*\.$/u);
      expect(answer.body).not.toMatch(/\bat .*\.[tj]s\b|node_modules/);
      return problem;
    },
  };
}

/** A guest in a browser of their own. */
export async function guest(app: FastifyInstance, name = 'Ada'): Promise<Client & { readonly id: string }> {
  const client = browser(app);
  const { id } = await client.ask('becomeGuest', { body: { name } });
  return { ...client, id };
}

let accounts = 0;

/** An account, created without the ceremony. */
export async function account(
  { app, store, hall, now }: HttpWorld,
  name = `Grace ${++accounts}`,
): Promise<Client & { readonly id: string }> {
  const one = await guest(app, name);
  await store.addPasskey(
    { id: `passkey-${one.id}`, player: one.id, publicKey: '', counter: 0, transports: [], device: '' },
    [`hash-of-${one.id}`, hashOfCode(one.id)],
    now(),
  );
  hall.changed(one.id);
  // The guest's session has ended.
  await one.ask('recover', { body: { code: one.id } });
  return one;
}

/** Sends a command to a table, as a socket would. */
export async function act(
  { hall }: Pick<HttpWorld, 'hall'>,
  player: string,
  table: string,
  command: Do['command'],
): Promise<void> {
  const now = await hall.table(table);
  if (!now.ok) throw new Error(now.error);
  const wish: Do = {
    type: 'do',
    table,
    cmdId: randomBytes(8).toString('hex'),
    expectedSeq: now.value.seq,
    command,
  };
  await hall.perform(player, wish, (answer) => expect(answer.type, JSON.stringify(answer)).toBe('ok'));
}

export const exampleDeck = (): unknown =>
  JSON.parse(readFileSync(new URL('../../rules/decks/example.json', import.meta.url), 'utf8'));
