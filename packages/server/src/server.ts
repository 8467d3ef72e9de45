// Puts the server together: storage, hall, addresses and sockets; and takes it apart again, so that nothing is lost.

import type { FastifyInstance } from 'fastify';
import { expectFree } from './address.ts';
import { localBus } from './bus/localBus.ts';
import { type Config, type Site, siteOf } from './config.ts';
import { ourDecks, readBroughtDeck } from './decks.ts';
import { openHall } from './hall/hall.ts';
import { serveApi } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { makeMetrics } from './http/metrics.ts';
import { serveOperations } from './http/operations.ts';
import { loadAnswers } from './http/problems.ts';
import { makeChallenges } from './people/challenges.ts';
import { ratingsAfter } from './people/glicko2.ts';
import { secretInDatabase, secretInFolder } from './people/secrets.ts';
import { makeSessions, makeSigner } from './people/sessions.ts';
import type { Bus, Clock, Log, Random } from './ports.ts';
import { addressOf, trustOf } from './proxies.ts';
import { realClock, realRandom } from './real.ts';
import { serveSite } from './site.ts';
import { type Gateway, openGateway } from './socket/gateway.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import type { Store } from './store/port.ts';
import type { Sql } from './store/sql.ts';
import { createStore } from './store/sqlStore.ts';

export type Server = { readonly port: number; readonly close: () => Promise<void> };

/** What a test may have otherwise than the machine has it. */
type Nature = { readonly clock: Clock; readonly random: Random };

/** `site` is the folder of the built web app. */
export async function startServer(
  config: Config,
  site: string,
  { clock, random }: Nature = { clock: realClock, random: realRandom },
): Promise<Server> {
  await expectFree(config.address);
  const app = await makeApp(config);
  const sql = await openDatabase(config);
  await migrate(sql);
  const metrics = makeMetrics();
  const store = metrics.timed(createStore(sql));
  const node = random.letters(9);
  const bus = await busOf(config, node, app.log);

  let isClosing = false;
  // What is known only once a port is.
  const later: { site: Site; gateway?: Gateway } = { site: siteOf(config, config.address.port) };
  const signer = makeSigner(await secretsOf(config, sql));
  const sessions = makeSessions(signer, store, () => later.site);
  const hall = await openHall({
    clock,
    random,
    store,
    bus,
    log: app.log,
    meter: metrics,
    decks: ourDecks(),
    readDeck: readBroughtDeck,
    rate: ratingsAfter,
  });

  serveOperations(app, {
    store,
    isClosing: () => isClosing,
    metrics,
    figures: () => ({ sockets: later.gateway?.count() ?? 0, busUp: bus.isUp(), ...hall.figures() }),
    metricsToken: config.metricsToken,
  });
  await serveApi(app, {
    clock,
    random,
    store,
    hall,
    meter: metrics,
    sessions,
    challenges: makeChallenges(signer, clock, () => later.site),
    site: () => later.site,
    rateLimit: config.rateLimit,
    isClosing: () => isClosing,
    signOut: (player) => {
      later.gateway?.signOut(player);
      bus.publish({ about: 'signedOut', player });
    },
  });
  await serveSite(app, site);

  await app.listen(config.address);
  const port = portOf(app) ?? config.address.port;
  later.site = siteOf(config, port);
  const trust = trustOf(config.trustProxy);
  const gateway = openGateway(app.server, {
    hall,
    clock,
    log: app.log,
    meter: metrics,
    rateLimit: config.rateLimit,
    origins: later.site.origins,
    whoIs: async (request) => {
      const claim = sessions.claim(request.headers);
      const player = await sessions.identify(claim);
      return { byToken: claim?.by === 'bearer', ...(player && { player: player.id, epoch: player.epoch }) };
    },
    addressOf: (request) => addressOf(request, trust),
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
      await gateway.close();
      await app.close();
      await hall.close();
      await bus.close();
      await store.close();
    },
  };
}

const CHECK_SESSIONS = 30_000;

type Watch = { readonly clock: Clock; readonly store: Store; readonly log: Log };

/** Hints get lost, and nobody who has signed out everywhere may stay for that. Answers how to stop. */
function checkSessions(gateway: Gateway, { clock, store, log }: Watch): () => void {
  const check = async (): Promise<void> => {
    const found = await store.players(gateway.players());
    // Who has become part of an account comes back as the account.
    const there = [...found.values()].filter(
      ({ deletedAt, mergedInto }) => deletedAt === undefined && mergedInto === undefined,
    );
    gateway.checkEpochs(new Map(there.map(({ id, epoch }) => [id, epoch])));
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
