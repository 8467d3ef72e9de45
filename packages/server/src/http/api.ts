// All routes under /api; unknown ones are refused with the methods they allow.

import { LARGEST_BODY, makeOpenApi, type RouteName, ROUTES } from '@wagons/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign } from '../people/origin.ts';
import { alertHandlers } from './alerts.ts';
import { accountHandlers } from './accounts.ts';
import { gameHandlers } from './games.ts';
import { moderationHandlers } from './moderation.ts';
import { meHandlers } from './me.ts';
import { codeOfError, loadProblems, type HttpRefusal } from './problems.ts';
import { type Handlers, PREFIX, serve } from './serve.ts';
import { tableHandlers } from './tables.ts';
import type { World } from './world.ts';

const READING = ['GET', 'HEAD'];

export async function serveApi(root: FastifyInstance, world: World): Promise<void> {
  const handlers: Handlers = {
    ...meHandlers(world),
    ...alertHandlers(world),
    ...accountHandlers(world),
    ...tableHandlers(world),
    ...moderationHandlers(world),
    ...gameHandlers(world),
  };
  const sendRefusal = await loadProblems();
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal): FastifyReply => {
    world.meter.count('refusals', refusal.code);
    return sendRefusal(request, reply, refusal);
  };
  const openApi = JSON.stringify(makeOpenApi());

  await root.register(
    async (app) => {
      readBodies(app);
      app.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (world.isClosing()) return refuse(request, reply, { code: 'closing' });
        const claim = world.sessions.claim(request.headers);
        const isReading = READING.includes(request.method);
        if (!isReading && isForeign(request.headers, world.site(), claim))
          return refuse(request, reply, { code: 'foreignOrigin' });
        // Public data may be read by any site; browsers don't send cookies along.
        if (isReading) void reply.header('access-control-allow-origin', '*');
        return undefined;
      });
      for (const name of Object.keys(handlers) as RouteName[]) serveOne(app, name);
      app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi));

      app.setErrorHandler(async (error, request, reply) => {
        const code = codeOfError(error);
        if (code === 'ourFault' || code === 'damaged') request.log.error({ err: error }, 'A request failed');
        else if (code === 'unavailable') request.log.warn({ err: error }, 'The store is unavailable');
        return refuse(request, reply, { code });
      });
      // The static files are mounted above this prefix, so unknown paths must be refused here.
      app.all('/*', async (request, reply) => {
        const allowed = methodsAt(request.url);
        if (allowed.length === 0) return refuse(request, reply, { code: 'noSuchAddress' });
        void reply.header('allow', allowed.join(', '));
        return refuse(request, reply, { code: 'noSuchAddress', detail: `only ${allowed.join(', ')}` });
      });

      function serveOne<N extends RouteName>(to: FastifyInstance, name: N): void {
        serve(to, { ...world, refuse }, name, handlers[name]);
      }
    },
    { prefix: PREFIX },
  );
}

/** Bodies are JSON or empty; a mail program posts a form, which says nothing. `__proto__` is parsed like any other key, and no schema allows it. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_BODY },
    async (): Promise<undefined> => undefined,
  );
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LARGEST_BODY },
    async (_request: FastifyRequest, text: string): Promise<unknown> => {
      if (text === '') return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch (error) {
        throw Object.assign(new Error('The body is not valid JSON', { cause: error }), { statusCode: 400 });
      }
    },
  );
}

const PATHS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, '[^/]+')}$`),
}));

/** The methods of a path. */
function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?', 1);
  return PATHS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
