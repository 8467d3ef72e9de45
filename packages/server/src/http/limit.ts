// Keeps anybody from asking for more than the others can bear: each wish costs tokens, by person or by address.

import { type RouteName, ROUTES } from '@wagons/protocol';
import type { FastifyRequest } from 'fastify';
import { times } from '../bucket.ts';
import type { Claim } from '../people/sessions.ts';
import { addressKey, makeBuckets } from './buckets.ts';
import type { World } from './world.ts';

/** What one person may ask for, and what all may that share an address and whom nobody knows. */
const PERSON = { atOnce: 200, perSecond: 4 };
const ADDRESS = { atOnce: 600, perSecond: 10 };

/** Reading costs one token, changing something three, and some things more. */
const COSTS: { readonly [name in RouteName]?: number } = {
  becomeGuest: 10,
  openTable: 10,
  quickMatch: 10,
  bringDeck: 40,
  report: 20,
  makePasskey: 20,
  signIn: 20,
  recover: 40,
  newRecoveryCodes: 20,
};

const COST_AT: ReadonlyMap<string, number> = new Map(
  Object.entries(ROUTES).map(([name, { method, path }]) => [
    `${method} ${path}`,
    COSTS[name as RouteName] ?? (method === 'GET' ? 1 : 3),
  ]),
);

/** Answers after how many seconds it is worth trying again; 0 for now. */
export function makeLimit({ clock, rateLimit }: World): (request: FastifyRequest, claim?: Claim) => number {
  if (rateLimit === 0) return () => 0;
  const persons = makeBuckets(clock, times(PERSON, rateLimit));
  const addresses = makeBuckets(clock, times(ADDRESS, rateLimit));
  return (request, claim) => {
    const cost = COST_AT.get(`${request.method} ${request.routeOptions.url}`) ?? 1;
    // A good signature makes somebody known, before the store is asked.
    return claim ? persons.take(claim.player, cost) : addresses.take(addressKey(request.ip), cost);
  };
}
