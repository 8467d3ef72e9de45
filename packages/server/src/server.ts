// Puts the server together: storage, hall, addresses and sockets; and takes it apart again, so that nothing is lost.

import type { FastifyInstance } from 'fastify';
import { expectFree, hostOf, listenOnIPv6 } from './address.ts';
import { addressKey } from './buckets.ts';
import { localBus } from './bus/localBus.ts';
import { type Config, type Site, siteOf } from './config.ts';
import { builtInDecks, readBroughtDeck } from './decks.ts';
import { openHall } from './hall/hall.ts';
import { serveApi } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { watchConnections } from './http/connections.ts';
import { limitRequests } from './http/limit.ts';
import { makeMetrics } from './http/metrics.ts';
import { serveOperations } from './http/operations.ts';
import { loadAnswers } from './http/problems.ts';
import type { World } from './http/world.ts';
import { makeLimits } from './limits.ts';
import { makeChallenges } from './people/challenges.ts';
import { ratingsAfter } from './people/glicko2.ts';
import { secretInDatabase, secretInFolder } from './people/secrets.ts';
import { makeSessions, makeSigner } from './people/sessions.ts';
import type { Bus, Clock, Log, Random } from './ports.ts';
import { addressOf, trustOf } from './proxies.ts';
import { realClock, realRandom } from './real.ts';
import { serveSite } from './site.ts';
import { type Gateway, openGateway } from './socket/gateway.ts';
import { watchHealth } from './store/health.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import type { Store } from './store/port.ts';
import type { Sql } from './store/sql.ts';
import { makeStorageLimit } from './storageLimit.ts';
import { createStore } from './store/sqlStore.ts';

export type Server = { readonly port: number; readonly close: () => Promise<void> };

/** What a test may have otherwise than the machine has it. */
type Nature = { readonly clock?: Clock; readonly random?: Random };

/** `site` is the folder of the built web app. */
export async function startServer(config: Config, site: string, nature: Nature = {}): Promise<Server> {
  await expectFree(config.address);
  const app = await makeApp(config);
  const sql = await openDatabase(config);
  await migrate(sql);
  const metrics = makeMetrics();
  const database = createStore(sql);
  const { clock = realClock(await database.lastBeat()), random = realRandom } = nature;
  await database.forgetFuture(clock.now());
  const health = watchHealth(clock);
  const store = metrics.timed(health.watch(database), health.fail);
  const trust = trustOf(config.trustProxy);
  const limits = makeLimits(clock, config.rateLimit);
  const connections = watchConnections(app.server, { clock, limits, trust, answer: await loadAnswers() });
  const storageLimit = makeStorageLimit(clock, config.rateLimit);
  const node = random.letters(9);
  const bus = await busOf(config, node, app.log);

  let isClosing = false;
  // What is known only once a port is.
  const later: { site: Site; gateway?: Gateway } = { site: siteOf(config, config.address.port) };
  const signer = makeSigner(await secretsOf(config, sql));
  const siteNow = (): Site => later.site;
  const sessions = makeSessions({ signer, store, clock, random, site: siteNow });
  const hall = await openHall({
    clock,
    random,
    store,
    bus,
    log: app.log,
    meter: metrics,
    decks: builtInDecks(),
    readDeck: readBroughtDeck,
    rate: ratingsAfter,
  });

  serveOperations(app, {
    store,
    isSound: health.isSound,
    isClosing: () => isClosing,
    metrics,
    figures: () => ({ sockets: later.gateway?.count() ?? 0, busUp: bus.isUp(), ...hall.figures() }),
    metricsToken: config.metricsToken,
  });
  await serveSite(app, site, later.site);
  const world: World = {
    clock,
    random,
    store,
    hall,
    meter: metrics,
    sessions,
    challenges: makeChallenges({ signer, store, clock, site: siteNow }),
    site: siteNow,
    limits,
    storageLimit,
    isClosing: () => isClosing,
    signOut: (player) => {
      later.gateway?.signOut(player);
      bus.publish({ about: 'signedOut', player });
    },
  };
  await limitRequests(app, world);
  await serveApi(app, world);

  await app.listen({ ...config.address, host: hostOf(config.address) });
  const port = portOf(app) ?? config.address.port;
  const stopListening = await listenOnIPv6(app.server, { ...config.address, port });
  later.site = siteOf(config, port);
  const gateway = openGateway(app.server, {
    hall,
    clock,
    log: app.log,
    meter: metrics,
    limits,
    storageLimit,
    origins: later.site.origins,
    whoIs: async (request) => {
      const claim = sessions.claim(request.headers);
      const player = await sessions.identify(claim);
      if (!claim || !player) return { byToken: false };
      return { byToken: claim.by === 'bearer', ...claim };
    },
    payerOf: (request) => ({
      address: addressKey(addressOf(request, trust)),
      player: sessions.claim(request.headers)?.player,
    }),
    answer: await loadAnswers(),
  });
  later.gateway = gateway;
  bus.onHint((hint) => {
    if (hint.about === 'signedOut') gateway.signOut(hint.player);
  });

  const stopChecking = checkSessions(gateway, { clock, store, log: app.log });

  return {
    port,
    close: async () => {
      isClosing = true;
      stopChecking();
      stopListening();
      await Promise.all([gateway.close(), app.close(), connections.end()]);
      await hall.close();
      await bus.close();
      await store.close();
    },
  };
}

const CHECK_SESSIONS = 30_000;

type Watch = { readonly clock: Clock; readonly store: Store; readonly log: Log };

/** Closes sockets whose session has ended, in case the hint from another node got lost. Returns how to stop. */
function checkSessions(gateway: Gateway, { clock, store, log }: Watch): () => void {
  const check = async (): Promise<void> => {
    const [found, ended] = await Promise.all([
      store.players(gateway.players()),
      store.spent(gateway.sessions()),
    ]);
    const there = [...found.values()].filter(
      ({ deletedAt, mergedInto }) => deletedAt === undefined && mergedInto === undefined,
    );
    gateway.checkSessions(new Map(there.map(({ id, epoch }) => [id, epoch])), ended);
  };
  const wait = (): (() => void) =>
    clock.after(CHECK_SESSIONS, () => {
      check().catch((error: unknown) => log.warn({ err: error }, 'Sessions could not be checked'));
      stop = wait();
    });
  let stop = wait();
  return () => stop();
}

// What one server alone does not need is not loaded: that halves the time until it is there again.

async function busOf({ redisUrl }: Config, node: string, log: Log): Promise<Bus> {
  if (redisUrl === undefined) return localBus();
  const { redisBus } = await import('./bus/redisBus.ts');
  return redisBus(redisUrl, node, log);
}

async function secretsOf({ secrets, databaseUrl, data }: Config, sql: Sql): Promise<readonly string[]> {
  if (secrets.length > 0) return secrets;
  return [databaseUrl === undefined ? secretInFolder(data) : await secretInDatabase(sql)];
}

function portOf(app: FastifyInstance): number | undefined {
  const bound = app.server.address();
  return typeof bound === 'object' ? bound?.port : undefined;
}
