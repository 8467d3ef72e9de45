// The page for an unknown address, which redirects into the app.

import { LANGUAGES, type Language } from '@wagons/rules';
import { loadArea } from '@wagons/words/areas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './problems.ts';

const LONGEST = 200;

/** Browsers ask for a page; other clients get one line. */
export async function loadLostPage(): Promise<
  (request: FastifyRequest, reply: FastifyReply) => FastifyReply
> {
  const sentences = new Map<Language, string>();
  for (const language of LANGUAGES)
    sentences.set(language, (await loadArea('refusals', language)).noSuchAddress);
  return (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage) return reply.code(404).type('text/plain').send('Not found\n');
    const language = languageOf(request.raw);
    const sentence = sentences.get(language) ?? '';
    return reply
      .code(404)
      .headers({ 'content-language': language, 'cache-control': 'no-store', vary: 'accept, accept-language' })
      .type('text/html; charset=utf-8')
      .send(pageOf(language, sentence, routeOf(request.url)));
  };
}

/** The same address as a route of the app, which knows what to say about it. Nothing but letters can remain. */
const routeOf = (url: string): string =>
  `/#/${(url.split('?')[0] ?? '')
    .slice(1, LONGEST)
    .split('/')
    .map((part) => encodeURIComponent(decoded(part)))
    .join('/')}`;

/** A malformed part is kept as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the refresh is off, the link remains. `encodeURIComponent` leaves ' alone, so attributes have double quotes. */
const pageOf = (language: Language, sentence: string, route: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${route}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Circle the Wagons</title>
<p>${sentence}
<p><a href="/">Circle the Wagons</a>
`;
