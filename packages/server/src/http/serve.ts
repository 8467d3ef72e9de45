// Registers one route of the protocol: authenticates and validates the request, then calls the handler.

import {
  type Answer,
  type Body,
  checkOf,
  isModest,
  type Params,
  type Query,
  type RefusalCode,
  type RouteName,
  type Route,
  ROUTES,
} from '@wagons/protocol';
import type { Result } from '@wagons/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSuspended } from '../ports/operator.ts';
import type { Player } from '../ports/store.ts';
import { Page, sendPage } from './pages.ts';
import type { HttpRefusal, Refuse } from './problems.ts';
import type { World } from './world.ts';

/** The authenticated player; always present unless the route is open to anyone. */
type Asker<N extends RouteName> = (typeof ROUTES)[N]['who'] extends 'anyone' ? Player | undefined : Player;

export type RouteRequest<N extends RouteName> = {
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  readonly me: Asker<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handled<N extends RouteName> = Promise<Result<Answer<N> | Page, RefusalCode | HttpRefusal>>;
export type Handler<N extends RouteName> = (asked: RouteRequest<N>) => Handled<N>;
export type Handlers<N extends RouteName = RouteName> = { readonly [name in N]: Handler<name> };

/** Decks are nested more deeply than other bodies; their parser has its own limits. */
const DECK_DEPTH = 64;

export const PREFIX = '/api';

type Serving = Pick<World, 'sessions' | 'proofs' | 'clock'> & { readonly refuse: Refuse };

export function serve<N extends RouteName>(
  app: FastifyInstance,
  { sessions, proofs, clock, refuse }: Serving,
  name: N,
  handler: Handler<N>,
): void {
  const route: Route = ROUTES[name];
  const check = checksOf(name, route);
  app.route({
    method: route.method,
    url: route.path.slice(PREFIX.length),
    handler: async (request, reply) => {
      const claim = sessions.claim(request.headers);
      const me = await sessions.identify(claim);
      const refusal = refusalOfAsker(route, me, clock.now()) ?? check(request);
      if (refusal) return refuse(request, reply, refusal);
      if (route.proof && me?.account && !(await proofs.isFresh(claim)))
        return refuse(request, reply, { code: 'proofNeeded' });
      const { params, query, body } = request;
      const asked = { params, query: numbersIn(query), body, me, request, reply } as RouteRequest<N>;
      const handled = await handler(asked);
      if (handled.ok)
        return handled.value instanceof Page
          ? sendPage(request, reply, handled.value)
          : reply.send(handled.value);
      const { error } = handled;
      return refuse(request, reply, typeof error === 'string' ? { code: error } : error);
    },
  });
}

function refusalOfAsker(
  { who, refusals }: Route,
  me: Player | undefined,
  now: number,
): HttpRefusal | undefined {
  if (me && refusals.includes('suspended') && isSuspended(me, now)) return { code: 'suspended' };
  if (who === 'anyone') return undefined;
  if (!me) return { code: 'notSignedIn' };
  return who === 'account' && !me.account ? { code: 'accountNeeded' } : undefined;
}

/** Validates a request against the schemas of its route. */
function checksOf(name: RouteName, { params, query, body, refusals }: Route) {
  const checkParams = params && checkOf(params);
  const checkQuery = query && checkOf(query);
  const checkBody = body && checkOf(body);
  // An invalid id is reported as missing, so that responses don't reveal the format of ids.
  const missing = refusals.find((code) => code.startsWith('noSuch')) ?? 'malformed';
  return (request: FastifyRequest): HttpRefusal | undefined => {
    if (checkParams?.(request.params) !== undefined) return { code: missing };
    if (!isModest(request.body, name === 'bringDeck' ? DECK_DEPTH : undefined))
      return { code: 'malformed', detail: 'nested too deeply, or too many keys' };
    const inQuery = checkQuery?.(numbersIn(request.query));
    if (inQuery !== undefined) return { code: 'malformed', detail: `query: ${inQuery}` };
    const inBody = checkBody?.(request.body);
    return inBody === undefined ? undefined : { code: 'malformed', detail: `body: ${inBody}` };
  };
}

/** Query values are text; numbers must be converted. */
const numbersIn = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Readonly<Record<string, unknown>>).map(([key, value]) => [
      key,
      typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
    ]),
  );
