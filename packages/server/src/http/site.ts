// Serves the built web app: files with a content hash are cached forever, all others are revalidated.

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { policyOf, sendHeaders } from './headers.ts';
import { loadLostPage } from './lostPage.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** File names under this folder contain a content hash. */
const HASHED = `${sep}assets${sep}`;

/** `secure`: browsers reach the server by https. */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  { secure }: { readonly secure: boolean },
): Promise<void> {
  sendHeaders(app, { policy: policyOf(readFileSync(join(folder, 'index.html'), 'utf8')), secure });
  await app.register(fastifyStatic, {
    root: folder,
    // The build writes a compressed variant beside each text file.
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      response.setHeader('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_AGAIN);
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler(await loadLostPage());
}
