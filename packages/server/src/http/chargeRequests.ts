// Charges every HTTP request to its player and address, and refuses those over the limit.

import { type RouteName, ROUTES } from '@wagons/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/buckets.ts';
import { loadProblems } from './problems.ts';
import type { World } from './world.ts';

/** Reads cost one token, writes three, and some routes more. */
const COSTS: { readonly [name in RouteName]?: number } = {
  becomeGuest: 10,
  openTable: 10,
  quickMatch: 10,
  bringDeck: 40,
  report: 20,
  addAlertTarget: 20,
  testAlerts: 40,
  makePasskey: 20,
  signIn: 20,
  recover: 40,
  prove: 40,
  newRecoveryCodes: 20,
  game: 8,
  exportGame: 5,
  player: 5,
  lobby: 5,
  leaderboard: 3,
};

const COST_AT: ReadonlyMap<string, number> = new Map(
  Object.entries(ROUTES).map(([name, { method, path }]) => [
    `${method} ${path}`,
    COSTS[name as RouteName] ?? (method === 'GET' ? 1 : 3),
  ]),
);

/** Everything else is a static file, or a 404 for one. */
const NO_FILES = /^\/(?:api\/|healthz|readyz|metrics)/;

export async function chargeRequests(
  app: FastifyInstance,
  { limits, sessions, meter }: Pick<World, 'limits' | 'sessions' | 'meter'>,
): Promise<void> {
  const refuse = await loadProblems();
  const charge = (request: FastifyRequest): number => {
    const { url = '' } = request.routeOptions;
    const address = addressKey(request.ip);
    if (!NO_FILES.test(url)) return limits.charge('files', { address });
    // Without a database read: the signature is enough here.
    const player = sessions.claim(request.headers)?.player;
    // HEAD saves the body, not the work.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    return limits.charge('requests', { address, player }, COST_AT.get(`${method} ${url}`));
  };
  app.addHook('onRequest', async (request, reply) => {
    const retryAfter = charge(request);
    if (retryAfter === 0) return undefined;
    meter.count('refusals', 'tooFast');
    // The client must reconnect, which is limited too.
    void reply.headers({ connection: 'close', 'cache-control': 'no-store' });
    return refuse(request, reply, { code: 'tooFast', retryAfter });
  });
}
