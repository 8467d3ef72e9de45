// Caches expensive responses, and answers 304 to clients that have them already.

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../ports/environment.ts';
import { createLruMap } from '../limits/lruMap.ts';

/** A serialized response with its ETag. */
export class Page {
  readonly text: string;
  readonly tag: string;

  constructor(text: string, tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)) {
    this.text = text;
    this.tag = `"${tag}"`;
  }
}

export type Pages = {
  /** The page under a key, made again if its version differs or it has expired. */
  readonly get: (key: string, is: Freshness, make: () => Promise<string>) => Promise<Page>;
};

type Freshness = {
  /** Identifies what the page was made from. */
  readonly version?: number;
  /** How long it stays valid, in milliseconds; forever without it. */
  readonly keptFor?: number;
};

/** In characters. */
const ROOM = 4_000_000;

export function keepPages(clock: Pick<Clock, 'now'>): Pages {
  type CachedPage = { readonly page: Page; readonly version: number | undefined; readonly until: number };
  const cached = createLruMap<CachedPage>(ROOM, ({ page }) => page.text.length);
  return {
    get: async (key, { version, keptFor = Infinity }, make) => {
      const found = cached.get(key);
      if (found && found.version === version && clock.now() < found.until) return found.page;
      const page = new Page(await make());
      cached.set(key, { page, version, until: clock.now() + keptFor });
      return page;
    },
  };
}

/** Whether the client has this page already. */
export const hasPage = ({ headers }: FastifyRequest, { tag }: Pick<Page, 'tag'>): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  void reply.header('etag', page.tag);
  if (reply.getHeader('cache-control') === 'no-store')
    void reply.header('cache-control', 'private, no-cache');
  if (hasPage(request, page)) return reply.code(304).send();
  if (!reply.hasHeader('content-type')) void reply.type('application/json; charset=utf-8');
  return reply.send(page.text);
}
