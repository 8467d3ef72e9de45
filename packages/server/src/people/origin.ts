// Whether a request comes from a page of ours: what changes something is done for no other.

import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Claim } from './sessions.ts';

/**
 * Browsers say where a request comes from whenever it may change something. Who says nothing is a program, and a
 * program shows a token: a cookie alone is not believed without an origin.
 */
export function isForeign(headers: IncomingHttpHeaders, { origins }: Site, claim?: Claim): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined) return !origins.has(origin);
  if (fetchSite !== undefined) return fetchSite !== 'same-origin';
  return claim?.by === 'cookie';
}

/** Whether it is a program: it has no cookies, and is told its token. */
export const isProgram = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined;
