// CSRF protection: requests that change something must come from our own pages.

import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Claim } from './sessions.ts';

/**
 * Browsers send an origin with every request that may change something. A client without one is a program, which must
 * authenticate with a token; a cookie without an origin is rejected.
 */
export function isForeign(headers: IncomingHttpHeaders, { origins }: Site, claim?: Claim): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined) return !origins.has(origin);
  if (fetchSite !== undefined) return fetchSite !== 'same-origin';
  return claim?.by === 'cookie';
}

/** Whether the client is a program: it gets a token instead of a cookie. */
export const isProgram = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined;
