// The composition root: wires storage, hall, HTTP and sockets together, and shuts them down in order.

import type { Deck } from '@wagons/rules';
import type { FastifyInstance } from 'fastify';
import { answerOthers, isPresent } from './alerts/attendance.ts';
import { alertFollowUps } from './alerts/followUps.ts';
import { makeMail } from './alerts/mail.ts';
import { newVapidSecret, vapidKeys } from './alerts/pushEncryption.ts';
import { type AlertSender, createAlertSender } from './alerts/sender.ts';
import { makeWebhook } from './alerts/webhook.ts';
import { makeWebPush } from './alerts/webPush.ts';
import { type BuildInfo, readBuildInfo } from './buildInfo.ts';
import { localBus } from './bus/localBus.ts';
import { type Config, type Site, siteOf } from './config/config.ts';
import { addressOf, type Trust, trustOf } from './config/proxies.ts';
import { builtInDecks, readUploadedDeck } from './decks.ts';
import { type Hall, openHall } from './hall/hall.ts';
import { serveApi } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { type Connections, watchConnections } from './http/connections.ts';
import { chargeRequests } from './http/chargeRequests.ts';
import { compareWith, expectRight, type HostClock } from './hostClock.ts';
import { expectFree, hostOf, listenOnIPv6 } from './http/listen.ts';
import { makeMetrics, type Metrics } from './http/metrics.ts';
import { serveOperations } from './http/operations.ts';
import { loadRawRefusals } from './http/problems.ts';
import { serveSite } from './http/site.ts';
import type { World } from './http/world.ts';
import { addressKey } from './limits/buckets.ts';
import { type Limits, makeLimits } from './limits/limits.ts';
import { makeStorageLimit, type StorageLimit } from './limits/storageLimit.ts';
import { type Challenges, makeChallenges } from './people/challenges.ts';
import { makeProofs, type Proofs } from './people/proofs.ts';
import { ratingsAfter } from './rating/glicko2.ts';
import { type GeneratedSecret, secretInDatabase, secretInFolder } from './people/secrets.ts';
import { makeSessions, makeSigner, type Sessions } from './people/sessions.ts';
import { followOperator } from './followOperator.ts';
import type { Bus } from './ports/bus.ts';
import type { Clock, Log, Random } from './ports/environment.ts';
import type { Store } from './ports/store.ts';
import type { PlayerId } from './ports/tableEvent.ts';
import { realClock, realRandom } from './real.ts';
import { type Gateway, openGateway } from './socket/gateway.ts';
import { countSeldom } from './store/countSeldom.ts';
import { type Health, watchHealth } from './store/health.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import type { Load, Sql } from './store/sql.ts';
import { createStore } from './store/sqlStore.ts';

export type Server = { readonly port: number; readonly close: () => Promise<void> };

/** What tests replace; `wall` is the clock of the machine. */
type TestPorts = { readonly clock?: Clock; readonly random?: Random; readonly wall?: () => number };

/** `folder` holds the built web app. */
export async function startServer(config: Config, folder: string, replaced: TestPorts = {}): Promise<Server> {
  await expectFree(config.address);
  const app = await makeApp(config);
  const base = await openBase(app, config, replaced);
  const connections = await limitConnections(app, base);
  const { clock, random, store, bus, metrics } = base;
  // Tasks are done only when both are there.
  const isSeenBy = (player: PlayerId): boolean => gateway.isSeenBy(player);
  const deck = async (hash: string): Promise<Deck | undefined> => hall.deck(hash);
  const hall = await openHall({
    clock,
    random,
    store,
    bus,
    log: app.log,
    meter: metrics,
    decks: builtInDecks(),
    readDeck: readUploadedDeck,
    rate: ratingsAfter,
    followUps: alertFollowUps({
      store,
      clock,
      sender: base.alerts,
      isPresent: async (player) => isPresent({ bus, clock, isSeenBy }, player),
      deck,
    }),
  });
  const gateway = await acceptSockets(app, base, hall);
  const state = { isClosing: false };
  await serveHttp(app, { config, folder, base, hall, gateway, isClosing: () => state.isClosing });
  const { port, stopListening } = await listen(app, config);
  const stopChecking = checkSessions(gateway, { clock, store, bus, log: app.log });
  const stopFollowing = await followOperator({ hall, gateway }, { clock, store, log: app.log });

  return {
    port,
    close: async () => {
      state.isClosing = true;
      stopChecking();
      stopFollowing();
      stopListening();
      await Promise.all([gateway.close(), app.close(), connections.end()]);
      await hall.close();
      base.alerts.close();
      await bus.close();
      await store.close();
    },
  };
}

/** Everything that HTTP, sockets and hall are built on. */
type Base = {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly bus: Bus;
  readonly database: () => Load;
  readonly build: BuildInfo;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly host: HostClock;
  readonly trust: Trust;
  readonly limits: Limits;
  readonly storageLimit: StorageLimit;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly proofs: Proofs;
  readonly site: () => Site;
  readonly alerts: AlertSender;
};

async function openBase(app: FastifyInstance, config: Config, replaced: TestPorts): Promise<Base> {
  const sql = await openDatabase(config);
  await migrate(sql);
  const build = readBuildInfo();
  const metrics = makeMetrics(build);
  const database = createStore(sql);
  const host = compareWith(replaced.wall ?? Date.now);
  await host.compare(database.time);
  try {
    expectRight(host);
  } catch (error) {
    await sql.close();
    throw error;
  }
  const { clock = realClock(await database.lastBeat(), host.wall), random = realRandom } = replaced;
  await database.forgetFuture(clock.now());
  const health = watchHealth(clock, host);
  const store = metrics.timed(health.watch(database), health.fail);
  const bus = await busOf(config, random.letters(9), app.log);
  const signer = makeSigner(await secretsOf(config, sql));
  const site = siteOn(app, config);
  return {
    clock,
    random,
    store,
    bus,
    database: () => sql.load(),
    build,
    metrics,
    health,
    host,
    trust: trustOf(config.trustProxy),
    limits: makeLimits(clock, config.rateLimit),
    storageLimit: makeStorageLimit(clock, config.rateLimit),
    sessions: makeSessions({ signer, store, clock, random, site }),
    challenges: makeChallenges({ signer, store, clock, site }),
    proofs: makeProofs({ store, clock }),
    site,
    alerts: await alertsOf(config, { sql, store, clock, site }),
  };
}

const limitConnections = async (
  { server }: FastifyInstance,
  { clock, limits, trust }: Base,
): Promise<Connections> =>
  watchConnections(server, { clock, limits, trust, answer: await loadRawRefusals() });

async function acceptSockets(app: FastifyInstance, base: Base, hall: Hall): Promise<Gateway> {
  const { clock, metrics, limits, storageLimit, sessions, trust, site, bus } = base;
  const gateway: Gateway = openGateway(app.server, {
    hall,
    clock,
    log: app.log,
    meter: metrics,
    limits,
    storageLimit,
    follow: (player) => {
      const unfollow = hall.follow(player);
      const stopAnswering = answerOthers({ bus, isSeenBy: (one) => gateway.isSeenBy(one) }, player);
      const unsubscribe = bus.subscribe(`person:${player}`, {
        receive: ({ about }) => about === 'signedOut' && gateway.signOut(player),
      });
      return () => {
        unfollow();
        unsubscribe();
        stopAnswering();
      };
    },
    origins: () => site().origins,
    whoIs: async ({ headers }) => {
      const claim = sessions.claim(headers);
      const player = await sessions.identify(claim);
      if (!claim || !player) return { byToken: false };
      return { byToken: claim.by === 'bearer', ...claim };
    },
    payerOf: (request) => ({
      address: addressKey(addressOf(request, trust)),
      player: sessions.claim(request.headers)?.player,
    }),
    answer: await loadRawRefusals(),
  });
  return gateway;
}

/** A task that is due for so long is counted as late. */
const LATE = 60_000;

type HttpParts = {
  readonly config: Config;
  readonly folder: string;
  readonly base: Base;
  readonly hall: Hall;
  readonly gateway: Gateway;
  readonly isClosing: () => boolean;
};

async function serveHttp(app: FastifyInstance, parts: HttpParts): Promise<void> {
  const { config, folder, base, hall, gateway, isClosing } = parts;
  const { store, build, metrics, health, host, bus, site } = base;
  const games = countSeldom(base.clock, store.countGoing);
  const lateTasks = countSeldom(base.clock, async () => store.countLateTasks(base.clock.now() - LATE));
  serveOperations(app, {
    store,
    isSound: health.isSound,
    isClosing,
    build,
    metrics,
    figures: () => ({
      sockets: gateway.count(),
      players: gateway.players().length,
      gamesInProgress: games(),
      lateTasks: lateTasks(),
      database: base.database(),
      busUp: bus.isUp(),
      clockAheadSeconds: host.ahead() / 1000,
      ...hall.figures(),
    }),
    metricsToken: config.metricsToken,
  });
  await serveSite(app, folder, site());
  const world: World = {
    ...base,
    hall,
    meter: metrics,
    isClosing,
    signOut: (player) => {
      gateway.signOut(player);
      bus.publish({ about: 'signedOut', player });
    },
  };
  await chargeRequests(app, world);
  await serveApi(app, world);
}

type Listening = { readonly port: number; readonly stopListening: () => void };

async function listen(app: FastifyInstance, { address }: Config): Promise<Listening> {
  await app.listen({ ...address, host: hostOf(address) });
  const port = portOf(app) ?? address.port;
  return { port, stopListening: await listenOnIPv6(app.server, { ...address, port }) };
}

/** While the bus is down, and for hints that got lost. */
const CHECK_SESSIONS = 5_000;
const CHECKS_IF_UP = 6;

type SessionCheckPorts = Pick<Base, 'clock' | 'store' | 'bus'> & { readonly log: Log };

/** Closes sockets whose session has ended, in case the hint from another node got lost. Returns stop. */
function checkSessions(gateway: Gateway, { clock, store, bus, log }: SessionCheckPorts): () => void {
  let ticks = 0;
  let wasDown = false;
  const check = async (): Promise<void> => {
    const [found, ended] = await Promise.all([
      store.players(gateway.players()),
      store.spent(gateway.sessions()),
    ]);
    const active = [...found.values()].filter(
      ({ deletedAt, mergedInto }) => deletedAt === undefined && mergedInto === undefined,
    );
    gateway.checkSessions(new Map(active.map(({ id, epoch }) => [id, epoch])), ended);
  };
  const schedule = (): (() => void) =>
    clock.after(CHECK_SESSIONS, () => {
      ticks += 1;
      if (wasDown || !bus.isUp() || ticks % CHECKS_IF_UP === 0)
        check().catch((error: unknown) => log.warn({ err: error }, 'Checking sessions failed'));
      wasDown = !bus.isUp();
      cancel = schedule();
    });
  let cancel = schedule();
  return () => cancel();
}

// Redis and PostgreSQL are imported only when configured: that halves the startup time of a single server.

async function busOf({ redisUrl }: Config, node: string, log: Log): Promise<Bus> {
  if (redisUrl === undefined) return localBus();
  const { redisBus } = await import('./bus/redisBus.ts');
  return redisBus(redisUrl, node, log);
}

async function secretsOf({ secrets, databaseUrl, data }: Config, sql: Sql): Promise<readonly string[]> {
  if (secrets.length > 0) return secrets;
  return [databaseUrl === undefined ? secretInFolder(data) : await secretInDatabase(sql)];
}

/** Push services know the server by this key: browsers that subscribed with another one have to do it again. */
const PUSH_KEY: GeneratedSecret = {
  name: 'push-key',
  make: newVapidSecret,
  loss: 'browsers will have to ask for alerts again',
};

type AlertBase = Pick<Base, 'store' | 'clock' | 'site'> & { readonly sql: Sql };

async function alertsOf(config: Config, { sql, store, clock, site }: AlertBase): Promise<AlertSender> {
  const { databaseUrl, data, pushHosts, mail, publicUrl } = config;
  const secret = databaseUrl === undefined ? secretInFolder(data, PUSH_KEY) : secretInDatabase(sql, PUSH_KEY);
  const subject = mail ? `mailto:${mail.from}` : (publicUrl ?? 'https://localhost');
  return createAlertSender({
    push: makeWebPush({ keys: vapidKeys(await secret), subject, hosts: pushHosts, clock }),
    webhook: makeWebhook(),
    ...(mail && { mail: makeMail(mail) }),
    store,
    clock,
    origin: () => [...site().origins][0] ?? '',
  });
}

/** The site depends on the port, which is known once the server listens. */
function siteOn(app: FastifyInstance, config: Config): () => Site {
  let bound: Site | undefined;
  return () => {
    if (bound) return bound;
    const port = portOf(app);
    if (port === undefined) return siteOf(config, config.address.port);
    bound = siteOf(config, port);
    return bound;
  };
}

function portOf(app: FastifyInstance): number | undefined {
  const bound = app.server.address();
  return typeof bound === 'object' ? bound?.port : undefined;
}
